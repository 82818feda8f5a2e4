import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { slotSchemaOf } from '../src/slots/slot-schema.ts';
import { lentSlots, slotsShown } from '../src/slots/slots-in-code.ts';

/** A source file with this text. */
function sourceWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'askwell-slots-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'source.tsx');
  writeFileSync(file, text);
  return file;
}

test('the slots of a remote are read from its code without running it', async () => {
  const file = sourceWith(`
    import { defineRemote } from '@askwell/platform';
    export default defineRemote({
      routes: [{ path: '/reports', lazy: () => import('./ReportsPage.tsx') }],
      slots: { 'inbox-count': () => import('./A.tsx'), figures: () => import('./B.tsx') },
    });`);
  expect(await lentSlots(file)).toEqual(['inbox-count', 'figures']);
});

test('the slots that pages show are found by their literal names', async () => {
  const file = sourceWith(`
    import { Slot } from '@askwell/platform';
    export const Card = () => <p><Slot name="chatbot-figures" chatbotId="1" /><Slot name="other" /></p>;`);
  expect(await slotsShown([file, sourceWith('export const x = 1;')])).toEqual(['chatbot-figures', 'other']);
});

test('a slot whose name is computed cannot be checked, and fails the build', async () => {
  const file = sourceWith(`export const Card = ({ name }) => <Slot name={name} />;`);
  await expect(slotsShown([file])).rejects.toThrow('the name of a <Slot> must be a text in quotes.');
});

test('the props of a slot come from its contract; without one the build fails', () => {
  expect(slotSchemaOf('chatbot-figures')).toMatchObject({
    chatbotId: { isRequired: true, schema: { type: 'string' } },
  });
  expect(() => slotSchemaOf('unknown')).toThrow('The slot unknown is not declared');
});

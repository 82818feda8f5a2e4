import { afterEach, beforeEach, expect, test } from 'vitest';
import { overview, type Releases } from '@askwell/web-host';
import { buildOf, releaseFolder, type ReleaseFolder } from './release-fixture.ts';

let folder: ReleaseFolder;
let releases: Releases;
beforeEach(async () => {
  folder = await releaseFolder();
  releases = folder.open();
});
afterEach(() => folder.remove());

const id = { isRequired: true, schema: { type: 'string' } };

/** A remote that lends `figures` with these props. */
const lender = (version: string, props: object = { chatbotId: id }) =>
  buildOf(version, { name: 'mfe-lender', paths: ['/lender'], more: { slots: [{ name: 'figures', props }] } });

const lenderWithout = (version: string) => buildOf(version, { name: 'mfe-lender', paths: ['/lender'] });

/** A remote that shows it, with these props. */
const user = (version: string, props: object = { chatbotId: id }) =>
  buildOf(version, { name: 'mfe-user', paths: ['/user'], more: { slotsUsed: { figures: props } } });

const release = (name: string, files: Map<string, Buffer>) => releases.release(name, files);

test('a slot that another live remote shows cannot be removed, but a rollback goes before it', async () => {
  await release('mfe-lender', lenderWithout('1'));
  await release('mfe-lender', lender('2'));
  await release('mfe-user', user('1'));
  await expect(release('mfe-lender', lenderWithout('3'))).rejects.toThrow(
    'mfe-lender 3 no longer lends the slot figures, which mfe-user 1 shows. Release mfe-user without it first.',
  );
  expect(() => releases.check('mfe-lender', lenderWithout('3'))).toThrow('no longer lends');
  expect(await releases.rollback('mfe-lender')).toBe('1');
});

test('a slot that nobody shows any more can be removed', async () => {
  await release('mfe-lender', lender('1'));
  await release('mfe-user', user('1'));
  await release('mfe-user', buildOf('2', { name: 'mfe-user', paths: ['/user'] }));
  await expect(release('mfe-lender', lenderWithout('2'))).resolves.toBe('2');
});

test.each([
  ['asks for a prop that nobody gives', { chatbotId: id, days: id }, 'days'],
  ['takes another type', { chatbotId: { ...id, schema: { type: 'number' } } }, 'chatbotId'],
])('a slot that %s is refused, and so is a page that shows it so', async (_how, props, prop) => {
  const differs = (version: string) =>
    `The slot figures of mfe-lender ${version} takes another ${prop} than mfe-user 1 gives.`;
  await release('mfe-lender', lender('1'));
  await release('mfe-user', user('1'));
  await expect(release('mfe-lender', lender('2', props))).rejects.toThrow(differs('2'));
  await release('mfe-user', buildOf('0', { name: 'mfe-user', paths: ['/user'] }));
  await release('mfe-lender', lender('2', props));
  await expect(release('mfe-user', user('1'))).rejects.toThrow(differs('2'));
});

test('an optional prop more, and a slot that is not lent yet, are no reason to refuse', async () => {
  await release('mfe-user', user('1'));
  await expect(
    release('mfe-lender', lender('1', { chatbotId: id, days: { ...id, isRequired: false } })),
  ).resolves.toBe('1');
});

test('two remotes cannot lend the same slot', async () => {
  await release('mfe-lender', lender('1'));
  const more = { slots: [{ name: 'figures', props: {} }] };
  await expect(
    release('mfe-other', buildOf('1', { name: 'mfe-other', paths: ['/other'], more })),
  ).rejects.toThrow('mfe-other lends the slot figures, which mfe-lender lends.');
});

test('the list of releases names the slots that each lends and shows', async () => {
  await release('mfe-lender', lender('1'));
  await release('mfe-user', user('1'));
  expect(overview(releases).remotes).toMatchObject([
    { name: 'mfe-lender', slots: { lent: ['figures'], shown: [] } },
    { name: 'mfe-user', slots: { lent: [], shown: ['figures'] } },
  ]);
});

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';

const Restriction = z.looseObject({ message: z.string() });
const ImportRule = z.tuple([
  z.literal('error'),
  z.object({ paths: z.array(Restriction).default([]), patterns: z.array(Restriction).default([]) }),
]);
const Config = z.object({
  overrides: z.array(
    z.object({
      files: z.array(z.string()),
      rules: z.object({ 'no-restricted-imports': ImportRule.optional() }),
    }),
  ),
});

/** What the files of a workspace may not import, by the message. */
async function restrictions() {
  const text = await readFile(new URL('../../.oxlintrc.json', import.meta.url), 'utf8');
  return Config.parse(JSON.parse(text)).overrides.flatMap(({ files, rules }) => {
    const rule = rules['no-restricted-imports']?.[1];
    return rule ? [{ files: files.join(), all: [...rule.paths, ...rule.patterns] }] : [];
  });
}

test('a restriction of imports that several workspaces have is the same in each', async () => {
  const byMessage = new Map<string, Set<string>>();
  for (const { all } of await restrictions())
    for (const restriction of all) {
      const known = byMessage.get(restriction.message) ?? new Set();
      byMessage.set(restriction.message, known.add(JSON.stringify(restriction)));
    }
  expect([...byMessage].filter(([, texts]) => texts.size > 1)).toEqual([]);
});

test.each(['shell/src/**', 'mfe-*/src/**', 'packages/ui/src/**', 'packages/platform/src/**'])(
  '%s imports nothing of the server, and no remote',
  async (files) => {
    const found = (await restrictions()).find((one) => one.files === files)?.all ?? [];
    expect(found.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'This runs in a browser.',
        'A remote is released alone: it imports no other remote, and nobody imports it.',
      ]),
    );
  },
);

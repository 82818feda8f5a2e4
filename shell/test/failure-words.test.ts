import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldSentences } from '../src/words/en/failures.ts';

const contracts = fileURLToPath(new URL('../../packages/contracts/src', import.meta.url));

test('every sentence of the API about a field can be translated', async () => {
  const sentences = new Set<string>();
  const visited = new Set<unknown>();

  /** Finds the sentences that a schema gives for its errors, in all of its parts. */
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || visited.has(value)) return;
    visited.add(value);
    const { def } = '_zod' in value ? Internals.parse(value._zod) : { def: value };
    if ('error' in def && typeof def.error === 'function')
      sentences.add(Sentence.parse(Reflect.apply(def.error, undefined, [{ code: 'custom', path: [] }])));
    for (const part of Object.values(def)) visit(part);
  };

  for (const file of readdirSync(contracts, { recursive: true, encoding: 'utf8' }))
    // The checks of `remote.json` are for the build alone.
    if (/^(?!remotes|index)[^.]+\.ts$/.test(file)) visit({ ...(await import(`${contracts}/${file}`)) });
  expect(sentences.size).toBeGreaterThan(40);
  const known = new Set<string>(fieldSentences);
  expect([...sentences].filter((sentence) => !known.has(sentence))).toEqual([]);
});

const Internals = z.object({ def: z.custom<object>((def) => typeof def === 'object') });
const Sentence = z.union([z.string(), z.object({ message: z.string() }).transform(({ message }) => message)]);

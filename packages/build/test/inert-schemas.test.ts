import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import * as whole from '@askwell/contracts';
import { z } from 'zod';

test('in the browser a call keeps its address and a constant its value; only the schemas are empty', async () => {
  const known = withoutSchemas(whole);
  expect(known).toMatchObject({
    login: { method: 'post', path: '/api/auth/login' },
    timeRanges: ['24h', '7d', '30d', '90d'],
  });
  expect(withoutSchemas(await contractsInBrowser())).toEqual(known);
});

test('whoever checks something in the browser hears that nothing was checked', async () => {
  const { login, User } = await contractsInBrowser();
  expect(() => User.safeParse({})).toThrow('Schemas are checked by the API');
  expect(() => login.body?.parse({})).toThrow('Schemas are checked by the API');
});

test('the contracts weigh next to nothing in the browser', async () => {
  expect((await bundle()).length).toBeLessThan(40_000);
});

/** As data: a schema of the stand-in is none, and one of zod is left out. */
const withoutSchemas = (contracts: object): unknown =>
  JSON.parse(
    JSON.stringify(contracts, (_, value: unknown) => (value instanceof z.ZodType ? undefined : value)),
  );

/** The contracts as the preset bundles them: with the stand-in in zod's place. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../contracts/src/index.ts', import.meta.url))],
    alias: { zod: fileURLToPath(new URL('../src/inert-schemas.ts', import.meta.url)) },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

const contractsInBrowser = async (): Promise<typeof whole> =>
  import(`data:text/javascript,${encodeURIComponent(await bundle())}`);

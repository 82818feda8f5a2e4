import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import * as whole from '@askwell/contracts';
import { z } from 'zod';
import { contractFiles, contractReplacements } from '../src/unused-code.ts';

test('in the browser a call keeps its address and a constant its value; only the schemas are empty', async () => {
  const known = withoutSchemas(whole);
  expect(known).toMatchObject({
    login: { method: 'post', path: '/api/auth/login' },
    timeRanges: ['24h', '7d', '30d', '90d'],
  });
  expect(withoutSchemas(await contractsInBrowser())).toEqual(known);
});

test('what only the API reads of a call is not sent to browsers', async () => {
  const calls = await bundle('{ register, getMe, listChatbots }');
  expect(calls).toContain('path:"/api/auth/register"');
  expect(calls).not.toMatch(/summary:|conditionalLimits:\["|audience:|body:|response:|\.string\(/);
});

test('whoever checks something in the browser hears that nothing was checked', async () => {
  const { login, User } = await contractsInBrowser();
  expect(() => User.safeParse({})).toThrow('Schemas are checked by the API');
  expect(login.body).toBeUndefined();
  expect(() => login.response.parse({})).toThrow(TypeError);
});

test('a front end has only the calls in it that it uses', async () => {
  const one = await bundle('{ getMe }');
  expect(one).toContain('/api/auth/me');
  expect(one).not.toContain('/api/auth/login');
  expect(one.length).toBeLessThan(500);
});

/**
 * As data: a schema of the stand-in is none, and one of zod is left out, as is what only the API
 * reads of a call.
 */
const withoutSchemas = (contracts: object): unknown =>
  JSON.parse(
    JSON.stringify(contracts, (_, value: unknown) => {
      if (value instanceof z.ZodType) return undefined;
      const isCall = typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
      return isCall
        ? Object.fromEntries(Object.entries(value).filter(([name]) => !forTheApi.includes(name)))
        : value;
    }),
  );
const forTheApi = [
  'summary',
  'audience',
  'permission',
  'access',
  'status',
  'errors',
  'limits',
  'conditionalLimits',
];

/** As the preset prepares the contracts before it compiles them. */
const prepared: Plugin = {
  name: 'prepared',
  setup: (bundle) =>
    bundle.onLoad({ filter: contractFiles }, async ({ path }) => ({
      contents: contractReplacements.reduce(
        (text, [from, to]) => text.replaceAll(from, to),
        await readFile(path, 'utf8'),
      ),
      loader: 'ts',
    })),
};

/** The contracts as the preset bundles them: with the stand-in in zod's place. */
async function bundle(names: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export ${names} from './index.ts';`, resolveDir: contractsFolder },
    alias: { zod: fileURLToPath(new URL('../src/inert-schemas.ts', import.meta.url)) },
    plugins: [prepared],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

const contractsFolder = fileURLToPath(new URL('../../contracts/src', import.meta.url));

const contractsInBrowser = async (): Promise<typeof whole> =>
  import(`data:text/javascript,${encodeURIComponent(await bundle('*'))}`);

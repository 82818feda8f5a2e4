import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signRelease, type Releases } from '@askwell/web-host';
import { asBody, buildOf, releaseFolder, serveReleases, type ReleaseFolder } from './release-fixture.ts';

let folder: ReleaseFolder;
let releases: Releases;
let stop = () => {};
beforeEach(async () => {
  folder = await releaseFolder();
  releases = folder.open();
});
afterEach(async () => {
  stop();
  vi.useRealTimers();
  await folder.remove();
});

async function serve(of: Releases = releases) {
  const server = await serveReleases(folder, of);
  stop = server.stop;
  return server;
}

test('a token is good for 90 days, and not for a day longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const server = await serve();
  const token = await server.token('mfe-builder');
  vi.setSystemTime(Date.now() + 89 * 86_400_000);
  expect(await server.post('/releases/mfe-builder', token, asBody(buildOf('1')))).toMatchObject({
    status: 200,
  });
  vi.setSystemTime(Date.now() + 2 * 86_400_000);
  expect(await server.post('/releases/mfe-builder', token, asBody(buildOf('2')))).toMatchObject({
    status: 401,
  });
});

test('every release and rollback is logged: who, from where, which files', async () => {
  const server = await serve();
  const token = await server.token('mfe-builder');
  await server.post('/releases/mfe-builder', token, asBody(buildOf('1')));
  await server.post('/releases/mfe-builder', token, { ...asBody(buildOf('2')), share: 30 });
  await server.post('/releases/mfe-builder/rollback', token);
  const entries = releases.log.entries();
  expect(entries).toMatchObject([
    { action: 'release', remote: 'mfe-builder', version: '1', share: 100, from: '127.0.0.1' },
    { action: 'release', version: '2', share: 30 },
    { action: 'rollback', version: '1' },
  ]);
  expect(new Set(entries.map(({ who }) => who)).size).toBe(1);
  expect(entries[0]?.who).toMatch(/^token [0-9a-f]{12}$/);
  expect(entries[0]?.files['remoteEntry.js']).toMatch(/^sha256-/);
  expect(JSON.stringify(entries)).not.toContain(token);
});

test('a line of the log that was changed or taken out shows', async () => {
  for (const version of ['1', '2', '3']) await releases.release('mfe-builder', buildOf(version));
  const file = join(folder.folder, 'log.jsonl');
  expect(releases.log.firstBroken()).toBeNull();
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"version":"2"', '"version":"9"'));
  expect(releases.log.firstBroken()).toBe(3);
  writeFileSync(file, text.split('\n').toSpliced(1, 1).join('\n'));
  expect(releases.log.firstBroken()).toBe(2);
});

test('the log goes on after a line that a power cut has cut off', async () => {
  await releases.release('mfe-builder', buildOf('1'));
  appendFileSync(join(folder.folder, 'log.jsonl'), '{"at":"2026');
  await releases.release('mfe-builder', buildOf('2'));
  expect(releases.log.entries().map(({ version }) => version)).toEqual(['1', '2']);
});

test('a server with signers takes what one of them has signed, and nothing else', async () => {
  const team = generateKeyPairSync('ed25519');
  const stranger = generateKeyPairSync('ed25519');
  const pem = (key: typeof team.privateKey) => String(key.export({ format: 'pem', type: 'pkcs8' }));
  const signers = [team.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')];
  const strict = folder.open({ signers });
  const files = buildOf('1');
  await expect(strict.release('mfe-builder', files)).rejects.toThrow('takes signed releases only');
  const signature = signRelease('mfe-builder', files, pem(team.privateKey));
  const other = signRelease('mfe-builder', files, pem(stranger.privateKey));
  await expect(strict.release('mfe-builder', files, { signature: other })).rejects.toThrow('of no key');
  await expect(strict.release('mfe-builder', buildOf('2'), { signature })).rejects.toThrow('of no key');
  expect(strict.document().remotes).toEqual({});

  const server = await serve(strict);
  const token = await server.token('mfe-builder');
  expect(await server.post('/releases/mfe-builder', token, asBody(files))).toMatchObject({ status: 409 });
  expect(await server.post('/releases/mfe-builder', token, { ...asBody(files), signature })).toMatchObject({
    status: 200,
    version: '1',
  });
});

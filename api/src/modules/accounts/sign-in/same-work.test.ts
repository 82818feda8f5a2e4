import { forgotPassword, login, register, registerWithEmail, resendVerification } from '@askwell/contracts';
import { cutStore, emptyDatabase, startApi } from '@askwell/testing';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

const METRICS_TOKEN = 'the-token-of-the-scraper';

/** An API whose database commands and password hashes are counted. */
const start = async () => {
  const uri = new URL(await emptyDatabase());
  uri.searchParams.set('monitorCommands', 'true');
  const api = await startApi({ env: { METRICS_TOKEN }, mongodbUri: uri.href });
  const commands: string[] = [];
  api.services.db.client.on('commandStarted', ({ commandName, command }) => {
    const collection = String(command[commandName]);
    const isOfJob = commandName === 'find' && !('email' in (command['filter'] ?? {}));
    if (['users', 'codes', 'limits'].includes(collection) && !isOfJob) {
      commands.push(`${commandName} ${collection}`);
    }
  });
  const hashes = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const text = await (await fetch(`${api.url}/metrics`, { headers })).text();
    return Number(/^askwell_password_hashes_total (\d+)$/m.exec(text)?.[1]);
  };
  return { api, commands, hashes };
};
let started: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  started = await start();
});
afterAll(() => started.api.stop());

const password = 'tea at four';
test.each([
  // The log of the account, which the response does not wait for, reads the account once more.
  { what: 'a sign-in', path: login.path, body: { password }, hashed: 1, lookups: 2 },
  { what: 'a sign-up', path: register.path, body: { name: 'Asha', password }, hashed: 2, lookups: 0 },
  { what: 'a sign-up by email', path: registerWithEmail.path, body: {}, hashed: 1, lookups: 0 },
  // The mail, which the response does not wait for, reads the account once more.
  { what: 'a request for a reset code', path: forgotPassword.path, body: {}, hashed: 1, lookups: 2 },
  { what: 'a request for another code', path: resendVerification.path, body: {}, hashed: 1, lookups: 1 },
])('$what does the same work for an address with an account and without', async (call) => {
  const { api, commands, hashes } = started;
  const { path, body, hashed, lookups } = call;
  const owner = await api.build.owner();
  const work = async (email: string) => {
    const before = await hashes();
    commands.length = 0;
    const { status } = await api.anonymous.post(path, { ...body, email });
    const isComplete = () => commands.filter((command) => command === 'find users').length;
    await expect.poll(isComplete).toBe(lookups);
    return { status, hashes: (await hashes()) - before, commands: commands.toSorted() };
  };
  const known = await work(owner.email);
  expect(known.hashes).toBe(hashed);
  expect(known.commands.length).toBeGreaterThan(0);
  // One of its own for each call: codes are limited for each address.
  const unknown = `nobody.${path.split('/').at(-1) ?? ''}@example.com`;
  expect(await work(unknown)).toEqual(known);
});

test('no response waits for the mail or the log entry that only an account gets', async () => {
  const store = await cutStore(await emptyDatabase());
  onTestFinished(store.stop);
  const api = await startApi({ mongodbUri: store.uri });
  const { email } = await api.build.owner();
  store.hold('mails', 'audit');
  const send = async (path: string, more = {}) => (await api.anonymous.post(path, { email, ...more })).status;
  expect(await send(login.path, { password })).toBe(401);
  expect(await send(forgotPassword.path)).toBe(200);
  await store.stop();
});

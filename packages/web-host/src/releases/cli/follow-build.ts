import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { RemoteDescriptor } from '@askwell/contracts';
import { LocalAddress, type LocalBuild } from '../../overrides/override.ts';
import { serveBuild } from './serve-build.ts';

/** What is told of an override, on this machine or to a server. */
type Where = {
  offer: (name: string, build: LocalBuild) => Promise<{ id: string; code: string }>;
  renew: (name: string, id: string, build: LocalBuild) => Promise<unknown>;
  end: (name: string, id: string) => Promise<unknown>;
};

type Options = {
  /** Where the build is served; null: it is served from the workspace. */
  given: string | null;
  /** Where a browser takes the override. */
  page: URL;
};

const lookMs = 1000;
/** An override that nobody renews ends after an hour. */
const renewMs = 10 * 60 * 1000;

/** Has one browser run a local build, and what it becomes, until the command is ended. */
export async function followBuild(where: Where, name: string, { given, page }: Options): Promise<void> {
  const served = given === null ? await serveBuild(`${name}/dist`, page.origin) : null;
  const address = parsed(LocalAddress, served?.address ?? given);
  const first = await buildAt(address);
  const { id, code } = await where.offer(name, first.build);
  say(`${name} ${first.build.remote.version} is served at ${address}`);
  say(`Open ${page.href} in the browser that is meant, and type this code:\n\n  ${grouped(code)}\n`);
  say(
    'It is good once. The override ends with this command (Ctrl-C), with "Reset", or after an hour without word.',
  );

  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => ended.abort());
  try {
    await renewAll(where, name, id, { ...first, address }, ended.signal);
  } finally {
    await where.end(name, id).catch(() => undefined);
    served?.stop();
  }
}

type Known = { build: LocalBuild; text: string; address: string };

/** Until the signal. A build that is refused is said, and the one before stays. Throws when the override has ended. */
async function renewAll(where: Where, name: string, id: string, first: Known, signal: AbortSignal) {
  let { text } = first;
  let at = Date.now();
  for (;;) {
    await wait(lookMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    // One that is just being written, or not there for a moment, is looked at again.
    const next = await buildAt(first.address).catch(() => null);
    const isNew = next !== null && next.text !== text;
    if (!isNew && Date.now() - at < renewMs) continue;
    text = next?.text ?? text;
    at = Date.now();
    const problem = await where.renew(name, id, next?.build ?? first.build).then(() => null, messageOf);
    if (problem === 'The override has ended.') throw new Error(problem);
    if (problem !== null) say(problem);
    else if (isNew) say(`${new Date().toLocaleTimeString()} A new build: reload to get it.`);
  }
}

async function buildAt(address: string): Promise<{ build: LocalBuild; text: string }> {
  const response = await fetch(`${address}remote.json`, { signal: AbortSignal.timeout(3000) }).catch(
    () => null,
  );
  if (!response?.ok) throw new Error(`There is no remote.json at ${address}. Is the build served there?`);
  const text = await response.text();
  return { build: { remote: parsed(RemoteDescriptor, JSON.parse(text)), address }, text };
}

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ message }) => message).join(' '));
}

const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const say = (line: string) => void process.stdout.write(`${line}\n`);

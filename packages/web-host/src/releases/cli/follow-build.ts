import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { RemoteDescriptor } from '@askwell/contracts';
import { LocalAddress, type LocalBuild } from '../../overrides/override.ts';
import { CallProblem } from '../http/call-problem.ts';
import { serveBuild } from './serve-build.ts';

/** What is told of an override, on this machine or to a server. */
type Where = {
  offer: (name: string, build: LocalBuild) => Promise<{ id: string; code: string }>;
  renew: (name: string, id: string, build: LocalBuild) => Promise<unknown>;
  end: (name: string, id: string) => Promise<unknown>;
};

type Options = {
  /** The folder of the build. */
  dir: string;
  /** Where the build is served; null: this serves it from `dir`. */
  given: string | null;
  /** Where a browser takes the override. */
  page: URL;
};

const lookMs = 1000;
/** How soon the command hears that the browser has been reset. */
const renewMs = 60 * 1000;

/** Has one browser run a local build, and what it becomes, until the command is ended. */
export async function followBuild(where: Where, name: string, { dir, given, page }: Options): Promise<void> {
  const served = given === null ? await serveBuild(dir, page.origin) : null;
  const address = parsed(LocalAddress, served?.address ?? given);
  const first = await buildAt(address);
  const { id, code } = await where.offer(name, first.build);
  say(`${name} ${first.build.remote.version} is served at ${address}`);
  say(`Open ${page.href} in the browser that is meant, and type this code:\n\n  ${grouped(code)}\n`);
  say(
    'It is good once. The override ends with this command (Ctrl-C), with "Reset", or after an hour without word.',
  );

  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop.abort());
  try {
    await renewAll(where, name, id, { ...first, address }, stop.signal);
  } finally {
    await where.end(name, id).catch(() => undefined);
    served?.stop();
  }
}

/** It was reset in the browser, or the token is worth nothing any more. */
const ended = new Set([401, 403, 410]);

type Known = { build: LocalBuild; text: string; address: string };

/**
 * Until the signal. A build that is refused is said, and the one before stays. Throws when the
 * override has ended.
 */
async function renewAll(where: Where, name: string, id: string, first: Known, signal: AbortSignal) {
  let { text, build } = first;
  let at = Date.now();
  for (;;) {
    await wait(lookMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    // One that is just being written, or not there for a moment, is looked at again.
    const next = await buildAt(first.address).catch(() => null);
    const isNew = next !== null && next.text !== text;
    if (!isNew && Date.now() - at < renewMs) continue;
    ({ text, build } = next ?? { text, build });
    at = Date.now();
    try {
      await where.renew(name, id, build);
      if (isNew) say(`${new Date().toLocaleTimeString()} A new build: reload to get it.`);
    } catch (error) {
      if (error instanceof CallProblem && ended.has(error.status)) throw error;
      say(error instanceof Error ? error.message : String(error));
    }
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
const say = (line: string) => void process.stdout.write(`${line}\n`);

#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  checkBuild,
  endPreviews,
  listReleases,
  overrideRemote,
  previewBuild,
  releaseBuild,
  rollbackRemote,
} from '@askwell/web-host/team';
import { checkTypes } from './check-types.ts';
import { bundlers, isBundler } from './new/page-files.ts';
import { newRepository } from './new/new-repository.ts';
import { buildRemote, remoteIn, watchRemote } from './remote.ts';
import { runningServer } from './server.ts';

const usage = `askwell <command>, in the repository of a remote

  new <name>           writes a remote into this folder, with one page at /<name>
    --bundler <name>     built by webpack, rspack or vite; webpack when absent
  dev                  builds with every change, and shows the build in one browser of yours
  check                checks types, builds, and asks whether the live shell would take the build
  release              builds and makes it live
    --share <n>          for n of a hundred visitors
    --no-guard           is not rolled back by itself when it is worse than the one before
  preview              builds, and prints a link that shows the build in any browser
    --days <n>           for n days
    --revoke             ends the previews of the remote instead
  override [address]   shows a build in one browser; at an address, one that is served already
  rollback             makes the release before live again
  releases             what is live, since when, and how it does

ASKWELL_URL is the address of the server, RELEASE_TOKEN the release token of the remote, and
RELEASE_SIGNING_KEY a file with a private key. They are also read from .env.`;

const dir = process.cwd();
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      bundler: { type: 'string', default: 'webpack' },
      share: { type: 'string', default: '100' },
      guard: { type: 'boolean', default: true },
      days: { type: 'string' },
      revoke: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command, argument] = positionals;
  if (values.help || command === undefined) return say(usage);
  if (command === 'new') {
    if (argument === undefined) throw new Error('Name it: npx askwell new reports');
    const { bundler } = values;
    if (!isBundler(bundler))
      throw new Error(`--bundler is one of ${Object.keys(bundlers).join(', ')}; it is ${bundler}.`);
    await newRepository(dir, argument, bundler);
    return say('Created. Next: npx askwell release');
  }
  if (!Object.hasOwn(commands, command)) throw new Error(`There is no command ${command}.\n\n${usage}`);
  const known = commands[command];
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { where, url } = runningServer();
  await known?.({
    where,
    url,
    remote: remoteIn(dir),
    argument,
    share: wholeNumber('--share', values.share),
    isGuarded: values.guard,
    days: values.days === undefined ? undefined : wholeNumber('--days', values.days),
    isRevoked: values.revoke,
  });
}

/** Before anything is built. The server knows the limits. */
function wholeNumber(option: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`${option} is a whole number, such as 10; it is ${text}.`);
}

type Job = ReturnType<typeof runningServer> & {
  remote: string;
  argument: string | undefined;
  share: number;
  isGuarded: boolean;
  days: number | undefined;
  isRevoked: boolean;
};

const commands: Record<string, (job: Job) => Promise<void>> = {
  dev: async ({ where, url, remote }) =>
    overrideRemote(where, remote, { dir: await watchRemote(dir), address: null, server: url }),
  check: async ({ where, remote }) => {
    await checkTypes(dir);
    say(await checkBuild(where, remote, await buildRemote(dir)));
  },
  release: async ({ where, remote, share, isGuarded }) =>
    say(await releaseBuild(where, { remote, dir: await buildRemote(dir), share, isGuarded })),
  override: async ({ where, url, remote, argument }) =>
    overrideRemote(where, remote, {
      dir: argument === undefined ? await buildRemote(dir) : '',
      address: argument ?? null,
      server: url,
    }),
  preview: async ({ where, url, remote, days, isRevoked }) => {
    if (isRevoked) return say(await endPreviews(where, remote));
    say(await previewBuild(where, { remote, dir: await buildRemote(dir), days, server: url }));
  },
  rollback: async ({ where, remote }) => say(await rollbackRemote(where, remote)),
  releases: async ({ where }) => say(await listReleases(where)),
};

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
// A build that is watched would keep the process alive.
process.exit();

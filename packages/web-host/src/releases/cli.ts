import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { onDisk } from './cli/on-disk.ts';
import { overHttp } from './cli/over-http.ts';
import { followBuild } from './cli/follow-build.ts';
import { releasesTable } from './cli/releases-table.ts';
import { signRelease } from './check/signature.ts';
import { readBuild } from './store/read-build.ts';

/**
 * The release commands behind `scripts/{release,rollback,releases,override}.mjs`. With
 * `ASKWELL_URL` they call a running server, with the token in `RELEASE_TOKEN`; without it they work
 * in `DATA_DIR` of this machine, also before the first start.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    share: { type: 'string', default: '100' },
    guard: { type: 'boolean', default: true },
    check: { type: 'boolean', default: false },
    revoke: { type: 'boolean', default: false },
    days: { type: 'string', default: '90' },
  },
});
const [command = '', remote = '', dir = ''] = positionals;
const { ASKWELL_URL: url, RELEASE_TOKEN: token = '', DATA_DIR: dataDir = './var' } = process.env;
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const where = url ? overHttp(url, token) : onDisk(dataDir);
  switch (command) {
    case 'release': {
      const share = Number(values.share);
      if (!Number.isInteger(share) || share < 1 || share > 100)
        throw new Error('--share is a whole number from 1 to 100: how many of a hundred visitors get it.');
      const files = await readBuild(dir);
      const key = process.env['RELEASE_SIGNING_KEY'];
      const signature = key ? signRelease(remote, files, readFileSync(key, 'utf8')) : undefined;
      if (values.check)
        return say(`${remote} ${await where.check(remote, files, signature)} can be released.`);
      const version = await where.release(remote, files, { share, isGuarded: values.guard, signature });
      return say(
        `${remote} ${version} is live for ${share === 100 ? 'everybody' : `${share} % of the visitors`}.`,
      );
    }
    case 'rollback':
      return say(`${remote} ${await where.rollback(remote)} is live for everybody again.`);
    case 'override':
      return followBuild(where, remote, { given: dir || null, page: pageOf(url) });
    case 'releases':
      return say(releasesTable(await where.overview()));
    case 'log':
      return onDisk(dataDir)
        .log.entries()
        .forEach((entry) => say(JSON.stringify(entry)));
    case 'key': {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519');
      say(
        `The private key: keep it in a file outside the server, and name that file in RELEASE_SIGNING_KEY.\n`,
      );
      say(String(privateKey.export({ format: 'pem', type: 'pkcs8' })));
      say(`The public key, for RELEASE_SIGNERS of the server:`);
      return say(publicKey.export({ format: 'der', type: 'spki' }).toString('base64'));
    }
    case 'token': {
      if (values.revoke) {
        await onDisk(dataDir).tokens.revoke(remote);
        return say(`The release tokens of ${remote} are worth nothing any more.`);
      }
      const made = await onDisk(dataDir).tokens.make(remote, Number(values.days));
      return say(
        `A release token for ${remote}, good for ${values.days} days. It is shown this once; set it as RELEASE_TOKEN:\n${made}`,
      );
    }
    default:
      throw new Error(`There is no command ${command}.`);
  }
}

/** Where a browser takes an override. */
const pageOf = (
  server = process.env['PUBLIC_URL'] || `http://localhost:${process.env['PORT'] || 4000}`,
): URL => new URL('/releases/override', server);

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

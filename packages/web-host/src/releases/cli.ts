import { generateKeyPairSync } from 'node:crypto';
import { parseArgs } from 'node:util';
import { onDisk } from './cli/on-disk.ts';
import { overHttp } from './cli/over-http.ts';
import {
  checkBuild,
  endPreviews,
  listReleases,
  overrideRemote,
  previewBuild,
  releaseBuild,
  rollbackRemote,
} from './cli/team.ts';

/**
 * The release commands behind `npm run release`, `rollback`, `releases` and `override`. With
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
    days: { type: 'string' },
    preview: { type: 'boolean', default: false },
  },
});
const [command = '', remote = '', dir = ''] = positionals;
const { ASKWELL_URL: url, RELEASE_TOKEN: token = '', DATA_DIR: dataDir = './var' } = process.env;
/** Where browsers find it. */
const server = url || process.env['PUBLIC_URL'] || `http://localhost:${process.env['PORT'] || 4000}`;
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const where = url ? overHttp(url, token) : onDisk(dataDir);
  switch (command) {
    case 'release': {
      const { share, guard: isGuarded } = values;
      if (values.check) return say(await checkBuild(where, remote, dir));
      if (values.preview) {
        const days = values.days === undefined ? undefined : Number(values.days);
        return say(await previewBuild(where, { remote, dir, days, server }));
      }
      return say(await releaseBuild(where, { remote, dir, share: Number(share), isGuarded }));
    }
    case 'rollback':
      return say(await rollbackRemote(where, remote));
    case 'preview': {
      if (!values.revoke) throw new Error('Say --revoke to end the previews of a remote.');
      return say(await endPreviews(where, remote));
    }
    case 'override':
      return overrideRemote(where, remote, { dir: `${remote}/dist`, address: dir || null, server });
    case 'releases':
      return say(await listReleases(where));
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
      const made = await onDisk(dataDir).tokens.make(remote, Number(values.days ?? 90));
      return say(
        `A release token for ${remote}, good for ${values.days ?? 90} days. It is shown this once; set it as RELEASE_TOKEN:\n${made}`,
      );
    }
    default:
      throw new Error(`There is no command ${command}.`);
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

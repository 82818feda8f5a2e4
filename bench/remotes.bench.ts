import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProduct, type Product } from '@askwell/testing';
import { openReleases, releaseTokens } from '@askwell/web-host';
import { documentBytes } from './lib/document-bytes.ts';
import { median, type Figure } from './lib/figures.ts';
import { slotOfShell, smallRemote } from './lib/small-remote.ts';

const shellDir = fileURLToPath(new URL('../shell/dist', import.meta.url));
const more = 46;
const rounds = 3;

/** What the product costs with fifty remotes, against the four that it has. */
export default async function remotes(): Promise<Figure[]> {
  const four = await mkdtemp(join(tmpdir(), 'askwell-bench-'));
  const fifty = await mkdtemp(join(tmpdir(), 'askwell-bench-'));
  try {
    const slot = await slotOfShell();
    const releases = openReleases({ folder: join(fifty, 'releases'), shellDir });
    for (let at = 1; at <= more; at += 1) {
      const name = `mfe-${words[at % words.length]}-${at}`;
      await releases.release(name, smallRemote(name, slot));
    }
    const starts: Record<string, number[]> = { [four]: [], [fifty]: [] };
    const bytes: Record<string, number> = {};
    let releaseSeconds = 0;
    for (let round = 0; round < rounds; round += 1)
      for (const dataDir of [four, fifty]) {
        const started = performance.now();
        const product = await startProduct({ env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn' } });
        starts[dataDir]?.push(performance.now() - started);
        bytes[dataDir] = await documentBytes(`${product.url}/pricing`);
        if (dataDir === fifty) releaseSeconds = await releaseOne(product, dataDir, round);
        await product.stop();
      }
    const [ofFour = 0, ofFifty = 0] = [four, fifty].map((dataDir) => median(starts[dataDir] ?? []));
    const added = ((bytes[fifty] ?? 0) - (bytes[four] ?? 0)) / more;
    return [
      { name: 'fifty remotes: document, each', value: added, unit: 'B', budget: 200 },
      { name: 'fifty remotes: a release', value: releaseSeconds, unit: 's', budget: 5 },
      {
        name: 'fifty remotes: start of the server',
        value: ofFifty / ofFour,
        unit: '× four',
        budget: 1.5,
        note: `${ofFifty.toFixed(0)} against ${ofFour.toFixed(0)} ms`,
      },
    ];
  } finally {
    await Promise.all([four, fifty].map((dataDir) => rm(dataDir, { recursive: true, force: true })));
  }
}

const words = ['billing', 'reports', 'inbox', 'support', 'campaigns', 'surveys', 'partners'];

/** Releases another build of one remote, until visitors get it. */
async function releaseOne({ url }: Product, dataDir: string, round: number): Promise<number> {
  const name = 'mfe-reports-1';
  const token = await releaseTokens(join(dataDir, 'releases')).make('*');
  const files = [...smallRemote(name, await slotOfShell(), `round ${round}`)];
  const body = { files: Object.fromEntries(files.map(([file, text]) => [file, text.toString('base64')])) };
  const started = performance.now();
  const response = await fetch(`${url}/releases/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { version } = await response.json();
  const registry = await (await fetch(`${url}/remotes.json`)).text();
  if (!registry.includes(version)) throw new Error(`The release ${version} is not live.`);
  return (performance.now() - started) / 1000;
}

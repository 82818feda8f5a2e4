import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { once } from 'node:events';
import { freePort, startProduct } from '@askwell/testing';
import { median, type Figure } from './lib/figures.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** From the command to a server that is ready, with everything built and nothing changed. */
export default async function start(): Promise<Figure[]> {
  const direct: number[] = [];
  const npm: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const started = performance.now();
    const product = await startProduct();
    direct.push((performance.now() - started) / 1000);
    await product.stop();
    npm.push(await npmStart());
  }
  const demoStarted = performance.now();
  const demo = await startProduct({ entry: 'api/dist/demo.js' });
  const demoReady = (performance.now() - demoStarted) / 1000;
  await demo.stop();
  return [
    { name: 'the demo with its 90 days, until it is ready', value: demoReady, unit: 's', budget: 15 },
    { name: 'the server alone, until it is ready', value: median(direct), unit: 's' },
    {
      name: 'npm start again with nothing changed, until it is ready',
      value: median(npm),
      unit: 's',
      budget: 3,
    },
  ];
}

async function npmStart(): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'askwell-bench-'));
  const port = await freePort();
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const seconds = await new Promise<number>((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
      if (printed.includes('runs at')) resolve((performance.now() - started) / 1000);
    });
    child.once('exit', () => reject(new Error(`npm start ended: ${printed}`)));
  });
  child.kill('SIGTERM');
  await exited;
  await rm(dataDir, { recursive: true, force: true });
  return seconds;
}

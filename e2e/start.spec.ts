import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { freePort } from '@askwell/testing/product';

const root = fileURLToPath(new URL('..', import.meta.url));

for (const [how, signal, isForGroup] of [
  ['Ctrl-C in the terminal', 'SIGINT', true],
  ['a SIGTERM to npm', 'SIGTERM', false],
] as const) {
  test(`npm start says where it runs and what is missing, and ends with ${how}`, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'askwell-'));
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const npm = spawn('npm', ['start'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true, // a process group of its own, as a terminal gives it
    });
    const endGroup = (by: NodeJS.Signals) => process.kill(-Number(npm.pid), by);
    const exited = once(npm, 'exit');
    let printed = '';
    const closed = new Promise((resolve) => npm.stdout.once('close', resolve));
    npm.stdout.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));

    await expect
      .poll(() => printed)
      .toContain(`Askwell runs at ${url}`)
      .catch((late: unknown) => {
        endGroup('SIGKILL');
        throw late;
      });
    expect(printed).toContain('SMTP_URL is not set');
    expect(printed).toContain('RAZORPAY_KEY_ID is not set');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);

    if (isForGroup) endGroup(signal);
    else npm.kill(signal);
    await exited;
    // Whoever were left would still hold the output open.
    await closed;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    await rm(dataDir, { recursive: true, force: true });
  });
}

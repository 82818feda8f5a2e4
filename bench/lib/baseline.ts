import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type Baseline = { url: string; pid: number; stop: () => void };

/**
 * A server of this folder in a process by itself, so that its processor time can be measured alone.
 */
export async function startBaseline(
  file: 'bare-koa.mjs' | 'bare-proxy.mjs',
  argument: string,
): Promise<Baseline> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url)), argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port]: Buffer[] = await once(child.stdout, 'data');
  return { url: `http://localhost:${String(port).trim()}`, pid: child.pid ?? 0, stop: () => child.kill() };
}

import { join } from 'node:path';
import { releaseTokens } from '@askwell/web-host';
import { slotOfShell, smallRemote } from '../lib/small-remote.ts';
import type { Fleet } from './fleet.ts';

const name = 'mfe-soak';

/**
 * Releases another build of a small remote. A fault may come in between; the next one is released.
 */
export async function releaseNow(fleet: Fleet, round: number): Promise<void> {
  const token = await releaseTokens(join(fleet.dataDir, 'releases')).make(name);
  const files = [...smallRemote(name, await slotOfShell(), `round ${round}`)];
  const body = { files: Object.fromEntries(files.map(([file, text]) => [file, text.toString('base64')])) };
  await fetch(`${fleet.anyUrl()}/releases/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
}

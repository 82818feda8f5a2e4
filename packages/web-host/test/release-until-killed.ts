import { openReleases } from '@askwell/web-host';
import { buildOf } from './release-fixture.ts';

/** Releases one version after the other until it is killed; says when the first one is live. */
const [folder = '', shellDir = '', prefix = ''] = process.argv.slice(2);
const releases = openReleases({ folder, shellDir, warn: () => undefined });
for (let count = 0; ; count += 1) {
  await releases.release('mfe-builder', buildOf(`${prefix}${count}`));
  if (count === 0) process.send?.('released');
}

import { tmpdir } from 'node:os';
import * as prometheus from 'prom-client';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('a scrape tells of the newest release of each remote, and forgets the one before', async () => {
  const metrics = createMetrics({ prometheus, waitingMails: async () => 0, dataDir: tmpdir() });
  let canary: { version: string } | null = null;
  metrics.watchReleases(() => [
    {
      name: 'mfe-builder',
      live: { version: '1' },
      canary,
      counts: { views: 40, errors: 2 },
      vitals: { lcp: 1500, inp: null, cls: 20 },
    },
  ]);
  expect(await metrics.text()).toContain('askwell_release_views{remote="mfe-builder",release="1"} 40');
  canary = { version: '2' };
  const text = await metrics.text();
  expect(text).toContain('askwell_release_failures{remote="mfe-builder",release="2"} 2');
  expect(text).toContain('askwell_release_web_vital_p75{remote="mfe-builder",release="2",vital="lcp"} 1500');
  expect(text).toContain('askwell_release_web_vital_p75{remote="mfe-builder",release="2",vital="cls"} 0.02');
  expect(text).not.toContain('vital="inp"');
  expect(text).not.toContain('release="1"');
});

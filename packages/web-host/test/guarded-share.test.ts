import { expect, onTestFinished, test, vi } from 'vitest';
import { overview } from '@askwell/web-host';
import { asBody, buildOf } from './release-fixture.ts';
import { serveReleased } from './served-releases-fixture.ts';

const viewsASecond = 10;
const mostViews = 30;

/** A visitor of the tenth that gets the new release, and one of the others. */
const early = { cookie: 'askwell-group=3' };
const late = { cookie: 'askwell-group=50' };

test.each([
  ['fails', { errors: 1, vitals: {} }, 'failed more often'],
  ['is slower by half', { errors: 0, vitals: { lcp: 2250, inp: 80, cls: 0 } }, 'was more than 20 % slower'],
])(
  'a release that %s is back within ten seconds, and thirty views of a tenth of the visitors',
  async (_, bad, why) => {
    const { folder, releases, server } = await serveReleased();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const visit = async (version: string, network: number, seen: object) => {
      const line = { remote: 'mfe-builder', version, views: 1, errors: 0, ...seen };
      await server.report(`192.0.${network}.1`, line);
      await vi.advanceTimersByTimeAsync(1000 / viewsASecond);
    };
    for (let at = 0; at < 2 * viewsASecond; at += 1)
      await visit('1', at % 5, { vitals: { lcp: 1500, inp: 80, cls: 0 } });
    await server.post('/releases/mfe-builder', await server.token('*'), {
      ...asBody(buildOf('2')),
      share: 10,
    });
    expect([await server.live('mfe-builder', early), await server.live('mfe-builder', late)]).toEqual([
      '2',
      '1',
    ]);

    const released = Date.now();
    // Reports are added up once a second; the clock stands still while the guard decides.
    for (let views = 0; views < 2 * viewsASecond; views += 1) await visit('2', views % 5, bad);
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(() => server.live('mfe-builder', early)).toBe('1');
    expect(folder.warnings.join()).toContain(`mfe-builder 2 ${why}`);
    expect(releases.counts.of('mfe-builder', '2').views).toBeLessThanOrEqual(mostViews);
    expect(overview(releases).remotes[0]).toMatchObject({ live: { version: '1' }, canary: null });
    expect(Date.now() - released).toBeLessThanOrEqual(10_000);
  },
);

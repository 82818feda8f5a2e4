import type { Page } from '@playwright/test';
import { expect, test } from './shared-front-end.ts';

/** What becomes of a text that is used as a script's address, as HTML or as code. */
const outcomeOf = (page: Page, sink: 'address' | 'worker' | 'html' | 'code', text: string) =>
  page.evaluate(
    ([where, value]) => {
      const uses: Record<string, () => void> = {
        address: () => void (document.createElement('script').src = value),
        worker: () => new Worker(value).terminate(),
        html: () => void (document.createElement('div').innerHTML = value),
        code: () => void (document.createElement('script').text = value),
      };
      try {
        uses[where]?.();
        return 'taken';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    },
    [sink, text] as const,
  );

test('a page runs scripts from the folders of shell and remotes only', async ({ page, site }) => {
  await page.goto(`${site.url}/login`);
  for (const url of [
    '/shell/a.js',
    '/remotes/mfe-account/1.0.0/remoteEntry.js?retry=1',
    `${site.url}/remotes/mfe-builder/-/js/a.js`,
  ]) {
    expect([url, await outcomeOf(page, 'address', url)]).toEqual([url, 'taken']);
  }
  for (const url of [
    'https://evil.example/a.js',
    '//evil.example/shell/a.js',
    '/api/widget/a.js',
    '/remotes/unknown/1.0.0/remoteEntry.js',
    '/remotes/mfe-account/../../api/a.js',
    '/remotes/mfe-account/%2e%2e/%2e%2e/api/a.js',
    'data:text/javascript,alert(1)',
    'blob:a',
    'javascript:alert(1)',
  ]) {
    expect([url, await outcomeOf(page, 'address', url)]).toEqual([url, 'refused']);
    expect([url, await outcomeOf(page, 'worker', url)]).toEqual([url, 'refused']);
  }
});

test('no text on a page becomes a script, a frame or a form', async ({ page, site }) => {
  await page.goto(`${site.url}/`);
  expect(await outcomeOf(page, 'html', '<div class="tooltip">12 messages</div>')).toBe('taken');
  for (const html of [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<img src="x"onerror =alert(1)>',
    '<svg><SCRIPT href="data:,alert(1)"/></svg>',
    '<iframe srcdoc="x"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<form action="https://evil.example">',
  ]) {
    expect([html, await outcomeOf(page, 'html', html)]).toEqual([html, 'refused']);
  }
  expect(await outcomeOf(page, 'code', 'alert(1)')).toBe('refused');
  const isPolicyMade = await page.evaluate(() => {
    try {
      const factory: unknown = Reflect.get(window, 'trustedTypes');
      if (typeof factory !== 'object' || factory === null) return 'no trusted types';
      Reflect.apply(Reflect.get(factory, 'createPolicy'), factory, ['another', {}]);
      return 'made';
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error);
    }
  });
  expect(isPolicyMade).toBe('refused');
});

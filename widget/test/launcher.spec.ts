import { expect, test } from './site/test.ts';

test('the launcher needs one request, stores nothing and moves nothing', async ({ visit, page, context }) => {
  await visit.go();
  await expect(visit.launcher).toBeVisible();
  await expect.poll(() => visit.api.views).toBe(1);
  expect(visit.api.requests.filter((request) => request.startsWith('GET'))).toEqual([
    `GET /widget/${visit.api.chatbot?.id}.js`,
  ]);
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => resolve(0), 300);
      }),
  );
  expect(moved).toBe(0);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('the view of a visitor who leaves at once is counted', async ({ visit, page }) => {
  await visit.go();
  await page.goto('about:blank');
  await expect.poll(() => visit.api.views).toBe(1);
});

test('the view is counted in a browser without fetchLater, and on a page that forbids it', async ({
  visit,
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'fetchLater'));
  await visit.go();
  await expect.poll(() => visit.api.views).toBe(1);
  await page.addInitScript(() =>
    Reflect.set(window, 'fetchLater', () => {
      throw new DOMException('Forbidden by a policy', 'NotAllowedError');
    }),
  );
  await visit.go('second.html');
  await expect.poll(() => visit.api.views).toBe(2);
  expect(visit.errors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('how the panel was left is looked up on a later page, not where a visitor comes to the site', async ({
  visit,
  page,
}) => {
  await page.addInitScript(() => {
    const storage = sessionStorage;
    const get = () => {
      Reflect.set(window, 'isAsked', true);
      return storage;
    };
    Object.defineProperty(window, 'sessionStorage', { get });
  });
  const isAsked = () => page.evaluate(() => Reflect.has(window, 'isAsked'));
  await visit.go();
  await expect.poll(() => visit.api.views).toBe(1);
  expect(await isAsked()).toBe(false);
  await page.reload();
  await expect.poll(isAsked).toBe(true);
  await visit.go('second.html');
  await expect.poll(isAsked).toBe(true);
});

test('the panel is fetched when a visitor comes near, by an immutable name', async ({ visit }) => {
  await visit.go();
  await visit.launcher.hover();
  await expect.poll(() => visit.api.requests.at(-1)).toMatch(/^GET \/widget\/panel\.[0-9a-f]{12}\.js$/);
  await expect(visit.panel).toBeHidden();
  await visit.launcher.click();
  await expect(visit.panel).toBeVisible();
});

test('a panel that did not come is asked for again by another name', async ({ visit, page }) => {
  await page.route(/\/widget\/panel\.[0-9a-f]+\.js$/, (route) => route.abort());
  await visit.go();
  await visit.launcher.click();
  await expect(visit.panel).toBeVisible();
  await expect(visit.launcher).not.toHaveAttribute('aria-busy');
});

test('a panel that cannot be had leaves a launcher that can be pressed again', async ({ visit, page }) => {
  await page.route('**/widget/panel*', (route) => route.abort());
  await visit.go();
  await visit.launcher.click();
  await expect(visit.launcher).not.toHaveAttribute('aria-busy');
  await expect(visit.panel).toBeHidden();
  await page.unroute('**/widget/panel*');
  await visit.launcher.click();
  await expect(visit.panel).toBeVisible();
});

test('a page that loads the widget twice has one, and its own errors stay its own', async ({
  visit,
  page,
}) => {
  await visit.go('twice.html');
  await visit.open();
  await expect(page.locator('askwell-chat')).toHaveCount(1);
  expect(visit.api.views).toBe(1);
  await visit.ask('Hello');
  const question = await visit.api.nextQuestion();
  expect(question.body.visitor).toEqual({ name: 'Asha', email: 'asha@example.com' });
  expect(visit.errors.filter((error) => !error.includes('404'))).toEqual(["Error: the page's own"]);
});

test('a page can take the widget away and put it back', async ({ visit, page }) => {
  await visit.go();
  await visit.open();
  await page.evaluate(() => {
    if (window.Askwell && 'unmount' in window.Askwell) window.Askwell.unmount();
  });
  await expect(page.locator('askwell-chat')).toHaveCount(0);
  expect(await page.evaluate(() => 'Askwell' in window)).toBe(false);
  await page.addScriptTag({ url: `${visit.api.url}/widget/${visit.api.chatbot?.id}.js` });
  await expect(visit.panel).toBeVisible();
  expect(visit.api.views).toBe(1);
});

test('the widget stays when a script replaces the body', async ({ visit, page }) => {
  await visit.go();
  await visit.open();
  await page.evaluate(() => {
    const body = document.createElement('body');
    body.append('Another page');
    document.documentElement.replaceChild(body, document.body);
  });
  await expect(visit.panel).toBeVisible();
  await expect(page.locator('askwell-chat')).toHaveCount(1);
});

test('the widget comes back when the page removed it by hand and loads it again', async ({ visit, page }) => {
  await visit.go();
  await visit.open();
  await page.evaluate(() => document.querySelector('askwell-chat')?.remove());
  await page.addScriptTag({ url: `${visit.api.url}/widget/${visit.api.chatbot?.id}.js` });
  await expect(visit.launcher).toHaveCount(1);
  await expect(visit.panel).toBeVisible();
});

test('a page gets one global, and none when the widget goes', async ({ visit, page }) => {
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window).toSorted());
  await page.route('**/widget/*.js', (route) => route.abort());
  await visit.go();
  const own = await globals();
  await page.unroute('**/widget/*.js');
  await visit.go();
  await visit.open();
  await visit.ask('Hello');
  (await visit.api.nextQuestion()).answer('Good day');
  await expect(visit.bubbles.last()).toHaveText('Good day');
  expect(await globals()).toEqual([...own, 'Askwell'].toSorted());
  await page.evaluate(() => {
    if (window.Askwell && 'unmount' in window.Askwell) window.Askwell.unmount();
  });
  expect(await globals()).toEqual(own);
});

test('a chatbot that is switched off leaves no trace', async ({ visit, page }) => {
  visit.api.chatbot = null;
  await visit.go();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('askwell-chat')).toHaveCount(0);
  expect(await page.evaluate(() => 'Askwell' in window)).toBe(false);
  expect(visit.errors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('who waited for the widget hears when it is ready, and how it was rated', async ({ visit, page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    (window.Askwell ||= []).push((askwell) => {
      for (const event of ['ready', 'rating'] as const) {
        askwell.on(event, (detail) => heard.push(`${event} ${JSON.stringify(detail)}`));
      }
    });
  });
  await visit.go();
  await expect.poll(() => page.evaluate('heard')).toEqual(['ready {}']);
  await visit.open();
  await visit.ask('Hello');
  (await visit.api.nextQuestion()).answer('Good day');
  await visit.panel.getByRole('button', { name: 'More' }).click();
  await visit.panel.getByRole('button', { name: 'End and rate' }).click();
  await visit.panel.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
  await visit.panel.getByRole('button', { name: 'Send rating' }).click();
  await expect.poll(() => page.evaluate('heard')).toEqual(['ready {}', 'rating {"rating":4}']);
});

test('the page can open, close and listen', async ({ visit, page }) => {
  await visit.go();
  await expect(visit.launcher).toBeVisible();
  await page.evaluate(() => {
    const api = window.Askwell;
    if (!api || !('on' in api)) throw new Error('no API');
    const heard: string[] = [];
    for (const event of ['open', 'close', 'message', 'reply'] as const) {
      api.on(event, (detail) => heard.push(`${event} ${JSON.stringify(detail)}`));
    }
    const never = () => heard.push('heard after off()');
    api.on('open', never);
    api.off('open', never);
    api.on('open', never)();
    Object.assign(window, { heard });
    api.toggle();
  });
  await expect(visit.panel).toBeVisible();
  await visit.ask('Hello');
  (await visit.api.nextQuestion()).answer('Good day');
  await expect.poll(() => page.evaluate('heard')).toContain('message {"role":"bot","text":"Good day"}');
  await page.evaluate(() => {
    if (window.Askwell && 'close' in window.Askwell) window.Askwell.close();
  });
  await expect(visit.panel).toBeHidden();
  expect(await page.evaluate('heard')).toEqual([
    'open {}',
    'message {"role":"visitor","text":"Hello"}',
    'message {"role":"bot","text":"Good day"}',
    'reply {"text":"Good day","answered":true}',
    'close {}',
  ]);
});

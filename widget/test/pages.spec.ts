import { expect, test } from './site/test.ts';

/** Pages on which other people's scripts and styles do not work, and what each of them is about. */
const pages = [
  ['strict-csp.html', "a policy of 'none' but for the widget's origin"],
  ['nonce-csp.html', 'a policy that trusts nonces'],
  ['strict-dynamic.html', 'a policy that trusts what trusted scripts load'],
  ['trusted-types.html', 'Trusted Types'],
  ['hostile-css.html', 'styles that hit everything'],
  ['quirks.html', 'quirks mode'],
] as const;

for (const [name, what] of pages) {
  test(`the chat works under ${what}`, async ({ visit, page }) => {
    await visit.go(name);
    await visit.open();
    await visit.ask('Hello');
    (await visit.api.nextQuestion()).answer('**Good** [day](https://example.com)');
    await expect(visit.bubbles.last().getByRole('link')).toHaveText('day');
    await visit.panel.getByRole('button', { name: 'This helped' }).click();
    await page.keyboard.press('Escape');
    await expect(visit.panel).toBeHidden();
    expect(visit.errors.filter((error) => !error.includes('404'))).toEqual([]);
  });
}

test('styles that hit everything change nothing', async ({ visit, page }) => {
  const look = async (name: string) => {
    await visit.go(name);
    await visit.open();
    await visit.launcher.hover();
    const looks = await page.locator('askwell-chat').evaluate((host) => {
      const parts = [...(host.shadowRoot?.querySelectorAll('*') ?? [])];
      return parts.map((part) => {
        const { color, fontSize, display, opacity, filter, direction, letterSpacing, textTransform } =
          getComputedStyle(part);
        const { width, height } = part.getBoundingClientRect();
        const looks = [color, fontSize, display, opacity, filter, direction, letterSpacing, textTransform];
        return [part.tagName, ...looks, Math.round(width), Math.round(height)].join(' ');
      });
    });
    await visit.launcher.click();
    return looks;
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await look('hostile-css.html')).toEqual(await look('plain.html'));
});

test('on a right-to-left page the panel is, too, and stays in its corner', async ({ visit }) => {
  await visit.go('rtl.html');
  await visit.open();
  await visit.ask('كم يستغرق التوصيل؟');
  (await visit.api.nextQuestion()).answer('Two to four days');
  await expect(visit.bubbles.last()).toHaveCSS('direction', 'ltr');
  await expect(visit.bubbles.nth(1)).toHaveCSS('direction', 'rtl');
  await expect(visit.panel).toHaveCSS('direction', 'rtl');
  const [launcher, question] = [await visit.launcher.boundingBox(), await visit.bubbles.nth(1).boundingBox()];
  expect(launcher?.x).toBeGreaterThan(1000);
  const panel = await visit.panel.boundingBox();
  expect((question?.x ?? 0) - (panel?.x ?? 0)).toBeLessThan(30);
});

for (const position of ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const) {
  test(`the widget fits the screen at the ${position}`, async ({ visit, page }) => {
    const { chatbot } = visit.api;
    if (chatbot) chatbot.configuration = { ...chatbot.configuration, position, buttonSize: '96px' };
    await page.setViewportSize({ width: 900, height: 520 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit.go();
    await visit.open();
    await page.mouse.move(450, 260);
    for (const box of [await visit.launcher.boundingBox(), await visit.panel.boundingBox()]) {
      expect(box?.x).toBeGreaterThanOrEqual(19);
      expect(box?.y).toBeGreaterThanOrEqual(19);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(881);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(501);
    }
  });
}

test('at 400 % zoom nearly half of the window is left to the messages', async ({ visit, page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit.go();
  await visit.open();
  await visit.ask('Hello');
  (await visit.api.nextQuestion()).answer('Good day');
  await expect(visit.bubbles.last()).toBeInViewport();
  const messages = await visit.panel.locator('.body').boundingBox();
  expect(messages?.height).toBeGreaterThanOrEqual(120);
});

test("the page's shortcuts do not hear what is typed into the chat", async ({ visit, page }) => {
  await visit.go();
  await page.evaluate(() => {
    Object.assign(window, { pressed: [] });
    document.addEventListener('keydown', ({ key }) => Reflect.get(window, 'pressed').push(key));
  });
  await visit.open();
  await visit.field.press('k');
  await expect(visit.field).toHaveValue('k');
  expect(await page.evaluate('pressed')).toEqual([]);
});

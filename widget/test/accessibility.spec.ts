import { devices, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { listenTo } from './site/announcements.ts';
import { expect, test } from './site/test.ts';

/** What axe finds in the widget, also in its shadow root. */
const violations = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source);
  const { violations: found }: axe.AxeResults = await page.evaluate('axe.run("askwell-chat")');
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing stands in anybody's way, ${colorScheme}`, async ({ visit, page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await visit.go();
    await expect(visit.launcher).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await visit.open();
    expect(await violations(page)).toEqual([]);
    await visit.ask('Hello');
    (await visit.api.nextQuestion()).answer('**Good** day\n\n1. [one](https://example.com)\n\n> `two`');
    await expect(visit.bubbles.last().getByRole('link')).toBeVisible();
    await visit.ask('More');
    (await visit.api.nextQuestion()).refuse(500, 'internal', 'Something went wrong.');
    await expect(visit.problem).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await visit.panel.getByRole('button', { name: 'More' }).click();
    expect(await violations(page)).toEqual([]);
    await visit.panel.getByRole('button', { name: 'End and rate this conversation' }).click();
    await visit.panel.getByRole('radio', { name: '5 of 5 stars' }).check({ force: true });
    expect(await violations(page)).toEqual([]);
  });

  test(`nor where there is no answer, or a conversation to delete, ${colorScheme}`, async ({
    visit,
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await visit.go('rtl.html');
    await visit.open();
    await visit.ask('Hello');
    (await visit.api.nextQuestion()).answer('No.', { answered: false, suggestions: ['This?', 'That?'] });
    await visit.emailLine.click();
    await visit.panel.locator('.contact .filled').click();
    await expect(visit.panel.locator('.contact [aria-invalid=true]')).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await visit.panel.locator('header .round').first().click();
    await visit.panel.locator('.menu button').last().click();
    await expect(visit.panel.locator('.danger')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nor while a person answers, ${colorScheme}`, async ({ visit, page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await visit.go();
    await visit.open();
    await visit.ask('Hello');
    (await visit.api.nextQuestion()).answer('Good day', { handoff: 'waiting' });
    await expect(visit.panel.getByText('We usually reply in 5 minutes.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    visit.api.persons.become('human');
    visit.api.persons.say('Good day');
    visit.api.persons.type();
    await expect(visit.panel.getByText('Ana is typing…')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('the keyboard alone is enough', async ({ visit, page }) => {
  await visit.go();
  await expect(visit.launcher).toBeVisible();
  await page.locator('#search').focus();
  await page.keyboard.press('Tab');
  await expect(visit.launcher).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(visit.field).toBeFocused();
  await expect(visit.launcher).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.type('Hello');
  await page.keyboard.press('Enter');
  (await visit.api.nextQuestion()).answer('Good day');
  await expect(visit.bubbles.last()).toHaveText('Good day');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(visit.panel.getByRole('button', { name: 'This helped' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(visit.panel).toBeHidden();
  await expect(visit.launcher).toBeFocused();
  await expect(visit.launcher).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the menu first, then the panel', async ({ visit, page }) => {
  await visit.go();
  await visit.open();
  await visit.ask('Hello');
  (await visit.api.nextQuestion()).answer('Good day');
  const more = visit.panel.getByRole('button', { name: 'More' });
  await more.press('Enter');
  await expect(visit.panel.getByRole('button', { name: 'Talk to a person' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(visit.panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(visit.panel).toBeHidden();
});

test('a reply is announced once, when it is complete', async ({ visit }) => {
  await visit.go();
  await visit.open();
  const heard = await listenTo(visit.panel);
  await visit.ask('Hello');
  const question = await visit.api.nextQuestion();
  question.start();
  question.say('**Good**');
  await expect(visit.bubbles.last()).toHaveText('Good');
  question.say(' day\n\nto you');
  await expect(visit.bubbles.last()).toContainText('to you');
  expect(await heard()).toEqual([]);
  question.done();
  await expect.poll(heard).toEqual(['Good day\nto you']);
  // The text is removed, so that a screen reader does not find it again; nothing else was said.
  await expect(visit.panel.locator('.unseen[role=status]')).toBeEmpty();
  expect(await heard()).toEqual(['Good day\nto you']);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  const isStill = reducedMotion === 'reduce';
  test(`${isStill ? 'nothing moves' : 'things move'} with the preference '${reducedMotion}'`, async ({
    visit,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit.go();
    await visit.open();
    await visit.ask('Hello');
    const question = await visit.api.nextQuestion();
    await expect(visit.panel.locator('.typing')).toBeVisible();
    const moving = () =>
      page.locator('askwell-chat').evaluate(({ shadowRoot }) => shadowRoot?.getAnimations().length ?? -1);
    if (isStill) expect(await moving()).toBe(0);
    else expect(await moving()).toBeGreaterThan(0);
    question.answer('Good day');
    await expect(visit.bubbles.last()).toHaveText('Good day');
    if (isStill) expect(await moving()).toBe(0);
  });
}

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('the panel fills the screen, holds the focus and gives it back', async ({ visit, page }) => {
    await visit.go();
    await visit.launcher.tap();
    await expect(visit.panel).toHaveAttribute('aria-modal', 'true');
    await expect(visit.launcher).toBeHidden();
    await expect(visit.panel).toBeFocused();
    const size = page.viewportSize();
    await expect
      .poll(() => visit.panel.boundingBox())
      .toEqual({ x: 0, y: 0, width: size?.width, height: size?.height });
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('ASKWELL-CHAT');
    }
    expect(await violations(page)).toEqual([]);
    await visit.panel.getByRole('button', { name: 'Close chat' }).tap();
    await expect(visit.launcher).toBeFocused();
  });

  test('the page behind does not scroll, and is where it was afterwards', async ({ visit, page }) => {
    await visit.go();
    await page.evaluate(() => {
      document.body.style.height = '4000px';
      document.documentElement.style.overflow = 'scroll';
      scrollTo(0, 700);
    });
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    await visit.launcher.tap();
    await expect(visit.panel).toBeVisible();
    expect(await overflow()).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(visit.panel).toBeHidden();
    expect(await overflow()).toBe('scroll');
    expect(await page.evaluate(() => scrollY)).toBe(700);
  });

  test('with the keyboard open the panel ends above it, and no field makes the page zoom', async ({
    visit,
    page,
  }) => {
    await page.addInitScript(() => {
      const { visualViewport } = window;
      if (!visualViewport) throw new Error('no visual viewport');
      Object.defineProperty(visualViewport, 'height', { value: 420 });
      Object.defineProperty(visualViewport, 'offsetTop', { value: 60 });
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit.go();
    await visit.launcher.tap();
    await page.evaluate(() => visualViewport?.dispatchEvent(new Event('resize')));
    await expect.poll(() => visit.panel.boundingBox()).toMatchObject({ y: 60, height: 420 });
    await visit.ask('Hello');
    (await visit.api.nextQuestion()).answer('No.', { answered: false, source: 'none' });
    const email = visit.panel.getByRole('textbox', { name: 'Your email' });
    await visit.emailLine.tap();
    await expect(email).toBeFocused();
    for (const field of await visit.panel.getByRole('textbox').all()) {
      await expect(field).toHaveCSS('font-size', '16px');
    }
    await expect(visit.panel.getByRole('textbox', { name: 'Your message' })).toBeVisible();
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    const conversation = visit.panel.getByRole('log');
    await expect.poll(async () => (await top(email)) - (await top(conversation))).toBeGreaterThan(0);
  });

  test('everything that is touched is large enough', async ({ visit, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit.go();
    await visit.launcher.tap();
    await visit.ask('Hello');
    (await visit.api.nextQuestion()).answer('Good day');
    await expect(visit.panel.getByRole('button', { name: 'This helped' })).toBeVisible();
    const small = await page
      .locator('askwell-chat')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .map((button) => ({
            name: button.textContent || button.ariaLabel,
            box: button.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width < 44 || box.height < 44)
          .map(({ name }) => name),
      );
    expect(small).toEqual([]);
  });

  test('it does not open by itself on the next page', async ({ visit, page }) => {
    await visit.go();
    await visit.launcher.tap();
    await expect(visit.panel).toBeVisible();
    await visit.go('second.html');
    await page.waitForLoadState('networkidle');
    await expect(visit.panel).toBeHidden();
    await expect(visit.launcher).toBeVisible();
  });
});

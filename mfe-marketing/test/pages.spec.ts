import { expect, test } from '../../e2e/fixtures.ts';

const pages = ['/', '/features', '/pricing', '/about', '/contact', '/terms', '/privacy', '/help'];

test('the header leads to every page that it names', async ({ page }) => {
  await page.goto('/');
  for (const [label, path] of [
    ['Features', '/features'],
    ['Pricing', '/pricing'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Home', '/'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

for (const [path, links] of [
  [
    '/features',
    [
      ['Start for free', '/register'],
      ['Compare the plans', '/pricing'],
      ['Create your chatbot', '/register'],
      ['See the pricing', '/pricing'],
    ],
  ],
  [
    '/about',
    [
      ['Get Started Free', '/register'],
      ['Contact Sales', '/contact'],
    ],
  ],
] as const) {
  test(`every button on ${path} leads somewhere`, async ({ page }) => {
    for (const [name, target] of links) {
      await page.goto(path);
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(target);
    }
  });
}

test('an owner tries the pieces of the features page', async ({ page }) => {
  await page.goto('/features');
  const corner = page.getByRole('button', { name: 'Top Left' });
  await corner.click();
  await expect(corner).toHaveAttribute('aria-pressed', 'true');
  for (const question of [
    'Can you fix tubeless tires?',
    'Do you take old bikes?',
    'Is there parking outside?',
  ])
    await page.getByRole('button', { name: `Add as FAQ: ${question}` }).click();
  await expect(page.getByText('Answered from now on')).toHaveCount(3);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText('Answered from now on')).toHaveCount(0);
});

for (const [path, count, id, title] of [
  ['/terms', 10, 'fees', 'Fees and payment'],
  ['/privacy', 11, 'rights', 'Your rights'],
] as const) {
  test(`${path} is navigated by its sections, by keyboard, and an address leads into it`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByText('Last updated: December 2024')).toBeVisible();
    const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    await expect(sections).toHaveCount(count);
    await sections.filter({ hasText: title }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(path);

    await page.goto(`/about`);
    await page.goto(`${path}#${id}`);
    await expect(page.locator(`#${id}`).getByRole('heading')).toBeInViewport();
  });
}

test('answers open and close by keyboard', async ({ page }) => {
  await page.goto('/pricing');
  const question = page.locator('summary', { hasText: 'Is $9 really the price of a whole year?' });
  const answer = page.getByText('twelve months of Premium');
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});

test('at 200 % zoom nothing is cut off and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test.describe('for people who want no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing on the pages moves', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const moving = await page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1).length,
      );
      expect(moving, path).toBe(0);
    }
  });
});

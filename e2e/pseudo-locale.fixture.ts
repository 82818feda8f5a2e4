import { shopFaqs, type ProductOwner } from '@askwell/testing/product';
import type { Page } from '@playwright/test';
import { pseudoText } from '../packages/ui/src/words/pseudo-locale.ts';
import { serveDevelopmentShell } from './development-shell.ts';
import { expect, test as base } from './fixtures.ts';

export { expect };

/**
 * `Save` as the pseudo-locale shows it, without the brackets: a part of a text is enough to find
 * it.
 */
export const xx = (text: string): string => pseudoText(text).slice(1, -1);

/** What visitors ask here and the chatbot cannot answer. */
export const gap = 'Do you sell gift cards?';

/** A visitor's request for a person. */
export const request = 'I want to talk to a person';

/** In other letters: what the tests type is not mistaken for text of the interface. */
export const ownerName = 'Аша';

/** What the owner and visitors wrote, and what visitors read. */
const theirs = [
  gap,
  request,
  "Of course. I've asked a person to join this chat.",
  ...shopFaqs.flatMap(({ question, answer }) => [question, answer]),
  "I'm sorry, I don't have that information. Is there anything else I can help with?",
];

type Fixtures = {
  /** An owner, signed in. */
  asha: ProductOwner;
  /** Opens a page in the pseudo-locale and expects no plain text on it. */
  openTranslated: (path: string) => Promise<void>;
  /** Expects no plain text on the page as it is now. */
  expectTranslated: (where: string) => Promise<void>;
  /** Clicks the first button (or tab, or link) with this English text. */
  press: (text: string, role?: 'button' | 'tab' | 'link' | 'menuitem') => Promise<void>;
};

/** Tests in the pseudo-locale, which only a development build of the shell has. */
export const test = base.extend<Fixtures>({
  asha: async ({ newOwner, signIn }, use) => {
    const owner = await newOwner({ name: ownerName });
    await signIn(owner);
    await use(owner);
  },

  openTranslated: async ({ page, expectTranslated }, use) => {
    await serveDevelopmentShell(page);
    await use(async (path) => {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}locale=xx`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[/);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectTranslated(path);
    });
  },

  expectTranslated: async ({ page }, use) =>
    use(async (where) => {
      await expect.poll(() => plainTexts(page), where).toEqual([]);
    }),

  press: async ({ page }, use) =>
    use(async (text, role = 'button') => {
      const dialog = page.locator('dialog[open]').last();
      const scope = (await dialog.count()) > 0 ? dialog : page;
      await scope
        .getByRole(role, { name: xx(text) })
        .first()
        .click();
    }),
});

/**
 * Visible texts and accessible names with Latin letters. Addresses, code, the brand, and what is
 * marked as not translatable do not count.
 */
const plainTexts = (page: Page): Promise<string[]> =>
  page.evaluate((known) => {
    // The values of a text area are the owner's; the labels of the chart and its table come from
    // the API.
    const skipped =
      'script, style, noscript, code, kbd, pre, textarea, datalist, table, [translate="no"], .apexcharts-canvas';
    const names = ['aria-label', 'aria-valuetext', 'aria-description', 'placeholder', 'title', 'alt'];
    const found: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue;
      const isSkipped = element.closest(skipped) !== null && !element.matches('textarea');
      if (isSkipped) continue;
      for (const name of names) found.push(element.getAttribute(name) ?? '');
      if (element.matches('textarea')) continue;
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
    }
    return found.filter((text) => {
      const rest = known.reduce((left, one) => left.replaceAll(one, ''), text);
      return /[A-Za-z]/.test(rest.replace(/Askwell|\S+@\S+|https?:\S+|\d+px/g, ''));
    });
  }, theirs);

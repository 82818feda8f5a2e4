import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import {
  makeChatbot,
  signUpOwner,
  startGemini,
  startProduct,
  startSmtp,
  visitor,
  type GeminiSimulator,
  type Product,
  type ProductOwner,
  type SmtpSimulator,
  type Visitor,
} from '@askwell/testing/product';
import { startWeb, type SimulatedWeb } from '@askwell/testing/web';
import { slowPreload } from './console.ts';
import { host as teaHost, teaWebsite } from './tea-website.ts';

export { expect };

type RunningProduct = Product & { gemini: GeminiSimulator; mails: SmtpSimulator };

type Shop = {
  /** Signed in, in this test's browser. */
  owner: ProductOwner;
  /** Of the chatbot 'Tea Corner', which is deployed and has the FAQs of `shopFaqs`. */
  id: string;
  /** A page that anyone can open, with the chatbot's widget. */
  testUrl: string;
  /** Somebody new on the shop's website. */
  visitor: () => Visitor;
  /** Opens the chatbot's analytics; `query` with its question mark. */
  openAnalytics: (query?: string) => Promise<void>;
};

type Fixtures = {
  /** Signs up a new owner, with an API key unless told otherwise. */
  newOwner: (options?: { name?: string; apiKey?: string | null }) => Promise<ProductOwner>;
  /** Gives this test's browser the session of this owner, as a sign-in before would have. */
  signIn: (owner: ProductOwner) => Promise<void>;
  shop: Shop;
  /**
   * What the browser may say in its console, such as of a call that is meant to fail. Everything
   * else fails the test: our console is silent.
   */
  expectedConsole: RegExp[];
  silentConsole: void;
};

type WorkerFixtures = {
  /** The websites of owners: the tea shop's. */
  web: SimulatedWeb;
  /** Environment variables of the product that are this test's own. */
  settings: Record<string, string>;
  product: RunningProduct;
};

/**
 * Browser tests against the built product, with its mail read by a mail server of ours and Gemini
 * simulated. The tests of one worker share one product and its database, so each makes its own
 * owner.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { scope: 'worker', option: true }],

  web: [
    async ({}, use) => {
      const web = await startWeb({ [teaHost]: teaWebsite() });
      await use(web);
      await web.stop();
    },
    { scope: 'worker' },
  ],

  product: [
    async ({ settings, web }, use) => {
      const [gemini, mails] = await Promise.all([startGemini(), startSmtp()]);
      const product = await startProduct({
        env: {
          GEMINI_BASE_URL: gemini.url,
          // Its vectors arrive some time after a knowledge base is saved.
          GEMINI_EMBEDDING_MODEL: 'off',
          SMTP_URL: mails.url,
          RATE_LIMIT_FACTOR: '1000',
          // A share of the visits would load one more file.
          WEB_VITALS_SHARE: '0',
          WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true',
          GEMINI_PRICES: '2026-11-22 gemini-3.8-flash=1.50/10',
          ...web.env,
          ...settings,
        },
      });
      await use({ ...product, gemini, mails });
      await product.stop();
      await Promise.all([gemini.stop(), mails.stop()]);
    },
    { scope: 'worker' },
  ],

  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      await untilFormsWork(page);
      return response;
    };
    await use(page);
  },

  baseURL: async ({ product }, use) => use(product.url),

  newOwner: async ({ product }, use) => use((options) => signUpOwner(product.url, product.mails, options)),

  signIn: async ({ page }, use) =>
    use(async ({ token }) => {
      // Once a tab, so that whoever signs out stays signed out.
      await page.addInitScript((value) => {
        // A frame of another origin may have no storage.
        if (window !== top || sessionStorage.getItem('was signed in')) return;
        sessionStorage.setItem('was signed in', 'yes');
        localStorage.setItem('authToken', value);
      }, token);
    }),

  shop: async ({ page, product, newOwner, signIn }, use) => {
    const owner = await newOwner();
    const { _id: id, deployment } = await makeChatbot(owner, { name: 'Tea Corner' });
    await signIn(owner);
    await use({
      owner,
      id,
      testUrl: deployment.testUrl ?? '',
      visitor: () => visitor(product.url, id),
      openAnalytics: async (query = '') => {
        await page.goto(`/chatbot/${id}/analytics${query}`);
      },
    });
  },

  expectedConsole: [[], { option: true }],

  silentConsole: [
    async ({ page, expectedConsole }, use) => {
      const said = listenTo(page);
      await use();
      const expected = [slowPreload, ...expectedConsole];
      const surprises = said.filter((text) => !expected.some((pattern) => pattern.test(text)));
      // The test is over: calls that end or begin from now on no longer matter.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(surprises, 'the console is silent').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A form that was prerendered takes nothing until its code is there, and shows it to a hand; a test
 * would type into it all the same. Where the code never comes, the test goes on to say so.
 */
async function untilFormsWork(page: Page): Promise<void> {
  const waiting = page.locator('form[inert]').first();
  await waiting.waitFor({ state: 'detached', timeout: 20_000 }).catch(() => {});
}

/** Collects warnings, errors and uncaught exceptions of a page. */
function listenTo(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message: ConsoleMessage) => {
    if (['warning', 'error'].includes(message.type()))
      said.push(`${message.text()} ${message.location().url}`);
  });
  return said;
}

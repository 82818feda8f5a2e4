import type { ProductOwner } from '@askwell/testing/product';
import { test as base } from '../../e2e/fixtures.ts';
import { editorIn, type EditorPage } from './editor-page.ts';

export { expect } from '../../e2e/fixtures.ts';

type Fixtures = {
  /** Null for an owner who has none. */
  apiKey: string | null | undefined;
  /** Signed in, in this test's browser. */
  owner: ProductOwner;
  /** The owner's editor, which a test opens on a chatbot. */
  editor: EditorPage;
  /** Opens the owner's dashboard. */
  openDashboard: () => Promise<void>;
};

/**
 * Tests of somebody who builds chatbots: they have an account, are signed in, and work in the
 * editor.
 */
export const test = base.extend<Fixtures>({
  apiKey: [undefined, { option: true }],

  owner: async ({ newOwner, signIn, apiKey }, use) => {
    const owner = await newOwner(apiKey === undefined ? {} : { apiKey });
    await signIn(owner);
    await use(owner);
  },

  editor: async ({ page, owner }, use) => use(editorIn(page, owner)),

  // Whoever opens it is signed in: that is what the owner is for.
  openDashboard: async ({ page, owner: _signedIn }, use) =>
    use(async () => {
      await page.goto('/dashboard');
    }),
});

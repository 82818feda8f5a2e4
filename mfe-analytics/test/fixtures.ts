import { makeChatbot, visitor, type ProductOwner, type Visitor } from '@askwell/testing';
import { test as base } from '../../e2e/fixtures.ts';

export { expect } from '../../e2e/fixtures.ts';

type Shop = {
  /** Signed in, in this test's browser. */
  owner: ProductOwner;
  /** Of the chatbot, which is deployed and has the FAQs of `shopFaqs`. */
  id: string;
  /** Somebody new on the shop's website. */
  visitor: () => Visitor;
  /** Opens the chatbot's analytics; `query` with its question mark. */
  openAnalytics: (query?: string) => Promise<void>;
};

/** Tests of an owner who looks at what the visitors of a chatbot did. */
export const test = base.extend<{ shop: Shop }>({
  shop: async ({ page, product, newOwner, signIn }, use) => {
    const owner = await newOwner();
    const { _id: id } = await makeChatbot(owner, { name: 'Tea Corner' });
    await signIn(owner);
    await use({
      owner,
      id,
      visitor: () => visitor(product.url, id),
      openAnalytics: async (query = '') => {
        await page.goto(`/chatbot/${id}/analytics${query}`);
      },
    });
  },
});

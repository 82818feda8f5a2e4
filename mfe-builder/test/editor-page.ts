import { getChatbot, type Chatbot } from '@askwell/contracts';
import { makeChatbot, type ProductOwner } from '@askwell/testing/product';
import { expect, type Locator, type Page } from '@playwright/test';

type Tab = 'Basic Info' | 'Design' | 'Settings' | 'Knowledge Base';
type ChatbotOptions = Parameters<typeof makeChatbot>[1];

export type EditorPage = ReturnType<typeof editorIn>;

/** The editor as its owner uses it, and what the server has stored of it. */
export function editorIn(page: Page, owner: ProductOwner) {
  const openTab = (tab: Tab) => page.getByRole('tab', { name: tab }).click();
  const playground = page.getByRole('complementary', { name: 'Playground' });

  return {
    /** Makes a chatbot with the FAQs of a small shop, unless told otherwise, and opens it. */
    open: async (tab: Tab = 'Basic Info', options?: ChatbotOptions): Promise<Chatbot> => {
      const chatbot = await makeChatbot(owner, options);
      await page.goto(`/chatbot/${chatbot._id}`);
      await openTab(tab);
      return chatbot;
    },
    openNew: async (tab: Tab = 'Basic Info'): Promise<void> => {
      await page.goto('/chatbot/new');
      await openTab(tab);
    },
    openAddress: async (path: string): Promise<void> => {
      await page.goto(path);
    },
    openTab,

    name: page.getByLabel('Chatbot Name'),
    question: page.getByRole('textbox', { name: 'Question', exact: true }),
    answer: page.getByLabel('Answer', { exact: true }),
    addFaq: async (question: string, answer: string): Promise<void> => {
      await page.getByRole('textbox', { name: 'Question' }).fill(question);
      await page.getByLabel('Answer').fill(answer);
      await page.getByRole('button', { name: 'Add FAQ' }).click();
    },
    faqs: page.getByRole('list', { name: 'FAQs' }).getByRole('heading', { level: 3 }),

    saveButton: page.getByRole('button', { name: 'Save' }),
    save: async (): Promise<void> => {
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('All changes saved')).toBeVisible();
    },
    stored: async ({ _id: id }: Pick<Chatbot, '_id'>): Promise<Chatbot> =>
      (await owner.api.call(getChatbot, { params: { id } })).data.chatbot,

    preview: page.getByRole('complementary', { name: 'Preview' }),
    playground,
    openPlayground: () => page.getByRole('button', { name: 'Playground' }).click(),
    /** Asks the unsaved draft, in the open playground; answers what came of it. */
    ask: async (question: string): Promise<Locator> => {
      await playground.getByLabel('Message to the draft').fill(question);
      await page.keyboard.press('Enter');
      return playground.getByRole('article', { name: question, exact: true });
    },
  };
}

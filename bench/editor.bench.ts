import { updateKnowledgeBase } from '@askwell/contracts';
import { chromium, type Page } from '@playwright/test';
import type { Figure } from './figures.ts';
import { withProduct } from './running.ts';

const typed = 'What does the red one cost?';

/**
 * What a keystroke costs in the editor, from the key to the next paint, with 1,000 FAQs and with 3: the worst of a
 * sentence, in the fields where people type.
 */
export default async function editor(): Promise<Figure[]> {
  return withProduct(async ({ url, owner, chatbotId }) => {
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    });
    try {
      const measured = async (count: number) => {
        await owner.api.call(updateKnowledgeBase, { params: { id: chatbotId }, body: { faqs: faqs(count) } });
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        await page.addInitScript((token) => localStorage.setItem('authToken', token), owner.token);
        await page.goto(`${url}/chatbot/${chatbotId}`);
        const name = await worstKeystroke(page, 'Chatbot Name');
        await page.getByRole('tab', { name: 'Knowledge Base' }).click();
        // Until the whole list is there; it is built while nobody types.
        await page.locator(`[data-faq="${count - 1}"]`).waitFor({ state: 'attached' });
        const question = await worstKeystroke(page, 'Question');
        await page.getByRole('button', { name: 'Edit FAQ 2', exact: true }).click();
        const change = await worstKeystroke(page, 'Answer', 1);
        await page.close();
        return { name, question, change };
      };
      const few = await measured(3);
      const many = await measured(1000);
      return [
        figure('chatbot name', many.name, few.name),
        figure('question of a new FAQ', many.question, few.question),
        figure('answer of an FAQ', many.change, few.change),
      ];
    } finally {
      await browser.close();
    }
  });
}

const figure = (field: string, many: number, few: number): Figure => ({
  name: `editor with 1,000 FAQs: the worst keystroke, ${field}`,
  value: many,
  unit: 'ms',
  budget: 50,
  note: `${few.toFixed(1)} ms with 3 FAQs, ratio ${(many / few).toFixed(1)}`,
});

/** The longest time from a key to the end of the frame that shows it, in milliseconds. */
async function worstKeystroke(page: Page, label: string, nth = 0): Promise<number> {
  await page.getByRole('textbox', { name: label, exact: true }).nth(nth).focus();
  await page.evaluate(() => {
    performance.clearMeasures('keystroke');
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          // The task after a frame begins when its layout and paint are done.
          port1.addEventListener('message', () =>
            performance.measure('keystroke', { start: timeStamp, end: performance.now() }),
          );
          port1.start();
          port2.postMessage(null);
        });
      },
      { capture: true, signal: AbortSignal.timeout(60_000) },
    );
  });
  await page.keyboard.type(typed, { delay: 60 });
  return page.evaluate(() =>
    Math.max(...performance.getEntriesByName('keystroke', 'measure').map(({ duration }) => duration)),
  );
}

const faqs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    question: `How much is the ${words[index % words.length]} item ${index}?`,
    answer: `Item ${index} costs $${index + 1}, and ships within ${(index % 7) + 1} days. `.repeat(3),
    variants: [`What is the price of ${words[index % words.length]} ${index}?`],
  }));

const words = ['red', 'green', 'wooden', 'small', 'large', 'antique', 'folding', 'silver'];

import { updateKnowledgeBase } from '@askwell/contracts';
import { chromium, type Page } from '@playwright/test';
import type { Figure } from './lib/figures.ts';
import { manyFaqs } from './lib/many-faqs.ts';
import { withProduct } from './lib/running.ts';
import { contains, eventsOf, ms, tasksBeside, type TraceEvent } from './lib/trace.ts';

const typed = 'What does the red one cost?';

/**
 * What a keystroke costs in the editor with 1,000 FAQs and with 3: the work of the main thread from
 * the key to the end of the next frame, the worst of a sentence, in the fields where people type.
 * The whole list is on the page.
 */
export default async function editor(): Promise<Figure[]> {
  return withProduct(async ({ url, owner, chatbotId }) => {
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    });
    try {
      const measured = async (count: number) => {
        await owner.api.call(updateKnowledgeBase, {
          params: { id: chatbotId },
          body: { faqs: manyFaqs(count) },
        });
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        await page.addInitScript((token) => localStorage.setItem('authToken', token), owner.token);
        await page.goto(`${url}/chatbot/${chatbotId}`);
        const name = await worstKeystroke(page, 'Chatbot Name');
        await page.getByRole('tab', { name: 'Knowledge Base' }).click();
        await readToTheEnd(page, count);
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

/** The list grows as it is read. */
async function readToTheEnd(page: Page, count: number): Promise<void> {
  const items = page.locator('[data-faq]');
  while ((await items.count()) < count) {
    const sofar = await items.count();
    await items.last().evaluate((item) => item.scrollIntoView());
    await items.nth(sofar).waitFor({ state: 'attached' });
  }
  await items.first().evaluate((item) => item.scrollIntoView());
}

/**
 * The milliseconds of the processor that the page's main thread spends on the costliest key, until
 * the next one: what else runs on the machine does not count.
 */
async function worstKeystroke(page: Page, label: string, nth = 0): Promise<number> {
  await page.getByRole('textbox', { name: label, exact: true }).nth(nth).focus();
  const browser = page.context().browser();
  if (browser === null) throw new TypeError('the page has no browser');
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
  await page.keyboard.type(typed, { delay: 60 });
  const events = eventsOf(await browser.stopTracing());
  const keys = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown');
  const [first] = keys;
  if (!first) throw new Error('no key was seen');
  const tasks = tasksBeside(events, first);
  const outer = tasks.filter((task) => !tasks.some((other) => isWithin(task, other)));
  const starts = keys.map(({ ts }) => outer.find((task) => contains(task, ts))?.ts ?? ts);
  const costs = starts.map((from, index) => {
    const to = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    return outer.reduce((sum, task) => (from <= task.ts && task.ts < to ? sum + ms(task) : sum), 0);
  });
  return Math.max(...costs);
}

const isWithin = (task: TraceEvent, other: TraceEvent): boolean =>
  task !== other && contains(other, task.ts) && (other.dur ?? 0) > (task.dur ?? 0);

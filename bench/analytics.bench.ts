import { getAnalytics } from '@askwell/contracts';
import { historyOf, storeHistory } from '@askwell/api';
import { startApi, type TestApi } from '@askwell/testing';
import { ObjectId } from 'mongodb';
import type { Figure } from './figures.ts';

const days = 180;
const faqs = Array.from({ length: 40 }, (_, index) => ({
  question: `How much is item ${index}?`,
  answer: `$${index + 1}.`,
  variants: [`What is the price of item ${index}?`],
}));

/** What it costs to read a period of a chatbot that had a hundred times the messages of another one. */
export default async function analytics(): Promise<Figure[]> {
  const api = await startApi();
  try {
    const quiet = await chatbotWith(api, 2.5);
    const busy = await chatbotWith(api, 250);
    const figures: Figure[] = [];
    for (const timeRange of ['24h', '7d', '30d', '90d'] as const) {
      // The first reading of a day sums it up, as it does for whoever opens the page after a night.
      const [firstOfQuiet, firstOfBusy] = [await quiet.read(timeRange), await busy.read(timeRange)];
      // In turns, and the best of each, so that whatever else the machine does decides nothing.
      const [few, many]: [number[], number[]] = [[], []];
      for (let round = 0; round < 25; round += 1) {
        few.push(await quiet.read(timeRange));
        many.push(await busy.read(timeRange));
      }
      figures.push({
        name: `analytics of ${timeRange}: ${thousands(busy.messages)} messages against ${thousands(quiet.messages)}`,
        value: Math.min(...many) / Math.min(...few),
        unit: '×',
        budget: 1.5,
        note: `${ms(Math.min(...many))} and ${ms(Math.min(...few))}; at first ${ms(firstOfBusy)} and ${ms(firstOfQuiet)}`,
      });
    }
    return figures;
  } finally {
    await api.stop();
  }
}

/** A chatbot with half a year of conversations, and how many milliseconds it takes to read its analytics. */
async function chatbotWith({ as, build, services }: TestApi, times: number) {
  const owner = await build.owner({ plan: 'premium' });
  const { _id } = await build.chatbot(owner, { knowledgeBase: { faqs } });
  const chatbot = await services.chatbots.find(new ObjectId(owner.id), new ObjectId(_id));
  if (!chatbot) throw new Error('the chatbot is not there');
  await storeHistory(services, chatbot, historyOf(faqs, days, services.clock(), times));
  const messages = await services.db.collection('messages').countDocuments({ chatbotId: chatbot._id });
  const read = async (timeRange: '24h' | '7d' | '30d' | '90d'): Promise<number> => {
    const started = performance.now();
    await as(owner).call(getAnalytics, {
      params: { id: _id },
      query: { timeRange, timeZone: 'Asia/Kolkata' },
    });
    return performance.now() - started;
  };
  return { messages, read };
}

const thousands = (count: number): string => `${Math.round(count / 1000)}k`;
const ms = (time: number): string => `${time.toFixed(1)} ms`;

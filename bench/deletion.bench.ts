import { deleteChatbot } from '@askwell/contracts';
import { makeChatbot } from '@askwell/testing';
import { MongoClient, ObjectId } from 'mongodb';
import type { Figure } from './lib/figures.ts';
import { runLoad } from './lib/load.ts';
import { sendMessage, withProduct, type Running } from './lib/running.ts';
import { storeConversations } from './lib/stored-conversations.ts';

const conversations = 20_000;
const questions = 6;
const concurrency = 4;

/** A message of another chatbot's visitor while a chatbot with 240,000 messages is deleted. */
export default function deletion(): Promise<Figure[]> {
  return withProduct(async (running) => {
    const client = await new MongoClient(running.mongodbUri).connect();
    try {
      const db = client.db();
      const { _id: id } = await makeChatbot(running.owner);
      await storeConversations(db, { chatbotId: id, count: conversations, questions });
      await messages(running, 300);
      const alone = await messages(running, 1_000);

      const begun = performance.now();
      let isDeleted = false;
      const left = async () => db.collection('messages').findOne({ chatbotId: new ObjectId(id) });
      const deleting = running.owner.api.call(deleteChatbot, { params: { id } });
      const during: number[] = [];
      while (!isDeleted) {
        during.push(...(await messages(running, 40)));
        isDeleted = (await left()) === null;
      }
      const seconds = (performance.now() - begun) / 1000;
      await deleting;
      return [
        {
          name: 'a message, p99, while 240,000 are deleted, against alone',
          value: p99(during) / p99(alone),
          unit: '×',
          budget: 2,
          note: `${p99(during).toFixed(0)} ms over ${during.length} and ${p99(alone).toFixed(0)} ms`,
        },
        { name: 'until 240,000 messages are deleted meanwhile', value: seconds, unit: 's' },
      ];
    } finally {
      await client.close();
    }
  });
}

let asked = 0;

const messages = ({ url, chatbotId }: Running, count: number): Promise<number[]> =>
  runLoad(count, concurrency, () => sendMessage(url, chatbotId, asked++));

const p99 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;

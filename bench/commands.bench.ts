import type { Figure } from './lib/figures.ts';
import { runLoad } from './lib/load.ts';
import { sendMessage, withProduct, type Running } from './lib/running.ts';

const warmUp = 200;

/** Commands to the database for a chat message, with those of jobs that run meanwhile. */
export default async function commands(): Promise<Figure[]> {
  return withProduct(
    async (running) => {
      await perMessage(running, warmUp, 10);
      return [
        {
          name: 'commands to the database, a message alone',
          value: await perMessage(running, 200, 1),
          unit: '',
          budget: 5,
        },
        {
          name: 'commands to the database, 10 messages at once',
          value: await perMessage(running, 500, 10),
          unit: '',
        },
        {
          name: 'commands to the database, 50 messages at once',
          value: await perMessage(running, 1_000, 50),
          unit: '',
          budget: 2,
        },
      ];
    },
    undefined,
    undefined,
    { isCounted: true },
  );
}

let asked = 0;

async function perMessage({ url, chatbotId, commands }: Running, messages: number, concurrency: number) {
  if (!commands) throw new Error('the commands are not counted');
  const before = commands.count();
  await runLoad(messages, concurrency, () => sendMessage(url, chatbotId, asked++));
  return (commands.count() - before) / messages;
}

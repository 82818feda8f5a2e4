import { randomUUID } from 'node:crypto';
import { replyToVisitor } from '@askwell/contracts';
import { httpClient, signUpOwner, startProduct, visitor, type Visitor } from '@askwell/testing';
import { median, type Figure } from './lib/figures.ts';
import { runLoad } from './lib/load.ts';
import { openStream, type OpenStream } from './lib/open-streams.ts';
import { megabytesTogether } from './lib/processes.ts';
import { question, withProduct, type Running } from './lib/running.ts';

const idleVisitors = 1_000;
const agents = 50;
/** A member has at most 20 streams. */
const perMember = 20;
const secret = 'a secret that all processes share, long enough';
const env = { TRUSTED_PROXIES: '1', AUTH_SECRET: secret, ENCRYPTION_KEY: secret };
const pace = { firstMs: 0, pieceMs: 0 };

/** What open streams cost a process, how soon messages arrive, and what a restart costs. */
export default function inbox(): Promise<Figure[]> {
  return withProduct(async (running) => [...(await costs(running)), ...(await delivery(running))], pace, env);
}

/** Messages and memory, with a thousand visitors and fifty members connected and without them. */
async function costs(running: Running): Promise<Figure[]> {
  const { url, pids } = running;
  await messageTimes(running, 100);
  const alone = p95(await messageTimes(running, 300));
  const visitors = await waitingVisitors(running, idleVisitors);
  await messageTimes(running, 100);
  const before = megabytesTogether([pids.api]);

  const tokens = await memberTokens(running);
  const open = async (): Promise<OpenStream[]> => [
    ...(await all(visitors, (each, at) =>
      openStream(streamOf(url, running.chatbotId, each), tokenOf(each), addressOf(at)),
    )),
    ...(await all(
      Array.from({ length: agents }, (_, at) => tokens[Math.floor(at / perMember)] ?? ''),
      (token, at) => openStream(`${url}/api/inbox/stream`, token, addressOf(idleVisitors + at)),
    )),
  ];
  const streams = await open();
  const connected = p95(await messageTimes(running, 300));
  const after = megabytesTogether([pids.api]);
  for (const { close } of streams) close();
  return [
    { name: 'memory of 1,000 visitors and 50 members', value: after - before, unit: 'MB', budget: 60 },
    { name: 'a message, p95, against one without them', value: connected / alone, unit: '×', budget: 1.5 },
  ];
}

/** From a member's reply to the visitor's stream, over one process and over two; then a restart. */
async function delivery(running: Running): Promise<Figure[]> {
  const { url, chatbotId, owner, mongodbUri, gemini } = running;
  const far = await startProduct({
    env: {
      ...env,
      MONGODB_URI: mongodbUri,
      GEMINI_BASE_URL: gemini.url,
      DATABASE_TIMEOUT: '4',
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'warn',
    },
  });
  try {
    const [here] = await waitingVisitors(running, 1);
    if (!here) throw new Error('nobody waits');
    const id = here.conversation()?.conversationId ?? '';
    const timesAt = async (place: string): Promise<number[]> => {
      const stream = await openStream(streamOf(place, chatbotId, here), tokenOf(here), addressOf(0));
      const times = await runLoad(60, 1, async () => {
        const text = randomUUID();
        await owner.api.call(replyToVisitor, { params: { id }, body: { text } });
        await stream.said(text);
      });
      stream.close();
      return times;
    };
    const near = await timesAt(url);
    const apart = await timesAt(far.url);

    const visitors = await waitingVisitors(running, 200);
    const streams = await all(visitors, (each, at) =>
      openStream(streamOf(far.url, chatbotId, each), tokenOf(each), addressOf(at)),
    );
    const stopping = far.stop();
    const pauses = await Promise.all(streams.map(({ ended }) => ended));
    await stopping;
    const busiest = Math.max(
      ...[1, 2, 3, 4].map((second) => pauses.filter((ms) => Math.floor(ms / 1000) === second).length),
    );
    return [
      { name: 'a reply to its visitor, p50, same process', value: median(near), unit: 'ms' },
      { name: 'a reply to its visitor, p95, same process', value: p95(near), unit: 'ms', budget: 200 },
      { name: 'a reply to its visitor, p95, another process', value: p95(apart), unit: 'ms', budget: 1_000 },
      {
        name: 'clients that a restart sends back in its busiest second',
        value: (busiest / pauses.length) * 100,
        unit: '%',
        budget: 40,
      },
    ];
  } finally {
    await far.stop().catch(() => {});
  }
}

let asked = 0;

const messageTimes = ({ url, chatbotId }: Running, count: number): Promise<number[]> => {
  const client = httpClient(url);
  return runLoad(count, 1, async () => {
    const { status } = await client.post(`/api/widget/${chatbotId}/messages`, question(asked++), {
      Accept: 'application/json',
    });
    if (status !== 200) throw new Error(`a message was answered ${status}`);
  });
};

/** Visitors who have asked for a person. */
const waitingVisitors = ({ url, chatbotId }: Running, count: number): Promise<Visitor[]> =>
  all(
    Array.from({ length: count }, () => visitor(url, chatbotId)),
    async (each) => {
      await each.ask('I want to talk to a human');
      return each;
    },
  );

/** Sessions of as many owners as have room for the members' streams; one is the chatbot's owner. */
async function memberTokens({ url, owner, mails }: Running): Promise<string[]> {
  const others = Math.ceil(agents / perMember) - 1;
  const tokens = [owner.token];
  for (let at = 0; at < others; at += 1) tokens.push((await signUpOwner(url, mails)).token);
  return tokens;
}

/** A few at once. */
async function all<From, To>(
  list: readonly From[],
  task: (one: From, at: number) => Promise<To>,
): Promise<To[]> {
  const results: To[] = [];
  for (let at = 0; at < list.length; at += 20) {
    results.push(...(await Promise.all(list.slice(at, at + 20).map((one, place) => task(one, at + place)))));
  }
  return results;
}

const streamOf = (url: string, chatbotId: string, each: Visitor): string =>
  `${url}/api/widget/${chatbotId}/conversations/${each.conversation()?.conversationId ?? ''}/stream?after=0`;

const tokenOf = (each: Visitor): string => each.conversation()?.conversationToken ?? '';

const addressOf = (at: number): string => `10.${Math.floor(at / 250)}.1.${(at % 250) + 1}`;

const p95 = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN;

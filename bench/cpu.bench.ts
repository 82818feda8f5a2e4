import { setTimeout as pause } from 'node:timers/promises';
import { startBaseline } from './lib/baseline.ts';
import { median, type Figure } from './lib/figures.ts';
import { runLoad } from './lib/load.ts';
import { cpuMilliseconds, megabytesTogether } from './lib/processes.ts';
import { providerCall, sendMessage, withProduct, type Running } from './lib/running.ts';

const rounds = 5;
const getsPerRound = 5_000;
const documentsPerRound = 500;
/** Processor time is read in ticks of 10 ms, and the bare proxy takes 0.1 ms for a message. */
const messagesPerRound = 2_000;
const concurrency = 10;
const restMs = 20_000;
/** In percent: 450 messages a second where the bare proxy hands on 3,414. */
const leastRateAgainstBare = 13.2;

/**
 * CPU of a chat message, of the landing page's document and of an authenticated GET, in all our
 * processes: the first against a bare proxy of the provider's stream, the last against bare Koa, in
 * the same run.
 */
export default async function cpu(): Promise<Figure[]> {
  return withProduct(
    async (running) => [
      ...(await idle(running)),
      ...(await authenticatedGet(running)),
      ...(await landingDocument(running)),
      ...(await chatMessages(running)),
      ...(await memory(running, `after ${(rounds + 1) * messagesPerRound} messages`, 250)),
    ],
    undefined,
    undefined,
    { isStoreOwn: true },
  );
}

/**
 * With nothing to do for a while, as a server at night: V8 has given back by then what the start
 * has left behind.
 */
async function idle(running: Running): Promise<Figure[]> {
  await pause(restMs);
  return memory(running, `idle for ${restMs / 1000} s`, 150);
}

async function authenticatedGet({ url, owner, pids }: Running): Promise<Figure[]> {
  const path = '/api/auth/me';
  const { text } = await owner.api.get(path);
  const bare = await startBaseline('bare-koa.mjs', text);
  const headers = { Authorization: `Bearer ${owner.token}` };
  const get = (address: string) => async () => (await fetch(address, { headers })).text();

  const samples = { bare: new Array<number>(), api: new Array<number>(), store: new Array<number>() };
  for (let round = 0; round <= rounds; round += 1) {
    const bareCpu = await cpuOf([bare.pid], getsPerRound, get(bare.url));
    const [apiCpu = 0, storeCpu = 0] = await cpuOfEach(
      [pids.api, pids.store],
      getsPerRound,
      get(`${url}${path}`),
    );
    if (round === 0) continue; // warms up
    samples.bare.push(bareCpu);
    samples.api.push(apiCpu);
    samples.store.push(storeCpu);
  }
  bare.stop();
  const [bareCpu, apiCpu, storeCpu] = [median(samples.bare), median(samples.api), median(samples.store)];
  return [
    { name: 'bare Koa: CPU of a GET', value: bareCpu * 1000, unit: 'µs' },
    { name: 'authenticated GET: CPU of the API', value: apiCpu * 1000, unit: 'µs' },
    { name: 'authenticated GET: CPU of the embedded store', value: storeCpu * 1000, unit: 'µs' },
    { name: 'authenticated GET: API against bare Koa', value: apiCpu / bareCpu, unit: '×', budget: 2.5 },
  ];
}

async function landingDocument({ url, pids }: Running): Promise<Figure[]> {
  const headers = { 'Accept-Encoding': 'br' };
  const get = async () => (await fetch(`${url}/`, { headers })).arrayBuffer();
  const samples = new Array<number>();
  for (let round = 0; round <= rounds; round += 1) {
    const cpu = await cpuOf(Object.values(pids), documentsPerRound, get);
    if (round > 0) samples.push(cpu); // The first round warms up.
  }
  return [{ name: 'landing page, document in brotli: CPU', value: median(samples), unit: 'ms', budget: 0.6 }];
}

async function chatMessages({ url, chatbotId, pids, gemini }: Running): Promise<Figure[]> {
  const bare = await startBaseline('bare-proxy.mjs', JSON.stringify(providerCall(gemini.url)));
  const askBare = async (): Promise<unknown> =>
    (await fetch(bare.url, { method: 'POST', body: '{}' })).text();
  const samples = { bare: new Array<number>(), api: new Array<number>(), store: new Array<number>() };
  const rates = { bare: new Array<number>(), ours: new Array<number>() };
  for (let round = 0; round <= rounds; round += 1) {
    const bareStarted = performance.now();
    const bareCpu = await cpuOf([bare.pid], messagesPerRound, askBare);
    const started = performance.now();
    const [api = 0, store = 0] = await cpuOfEach([pids.api, pids.store], messagesPerRound, (index) =>
      sendMessage(url, chatbotId, round * messagesPerRound + index),
    );
    if (round === 0) continue; // warms up
    samples.bare.push(bareCpu);
    samples.api.push(api);
    samples.store.push(store);
    rates.bare.push((messagesPerRound * 1000) / (started - bareStarted));
    rates.ours.push((messagesPerRound * 1000) / (performance.now() - started));
  }
  bare.stop();
  const [bareCpu, api, store] = [median(samples.bare), median(samples.api), median(samples.store)];
  return [
    { name: 'bare proxy of the same stream: CPU', value: bareCpu, unit: 'ms' },
    { name: 'chat message: CPU of API and store', value: api + store, unit: 'ms', budget: 3 },
    { name: 'chat message: against the bare proxy', value: (api + store) / bareCpu, unit: '×', budget: 15 },
    { name: 'chat message: CPU of the API', value: api, unit: 'ms' },
    { name: 'chat message: CPU of the embedded store', value: store, unit: 'ms' },
    { name: `bare proxy: messages a second, ${concurrency} at once`, value: median(rates.bare), unit: '/s' },
    { name: `messages a second, ${concurrency} at once`, value: median(rates.ours), unit: '/s' },
    {
      name: 'messages a second against the bare proxy',
      value: 100 * median(rates.ours.map((ours, round) => ours / (rates.bare[round] ?? Number.NaN))),
      unit: '%',
      goal: leastRateAgainstBare,
    },
  ];
}

async function memory({ pids }: Running, when: string, budget: number): Promise<Figure[]> {
  return [
    {
      name: `memory of API and store, ${when}`,
      value: megabytesTogether(Object.values(pids)),
      unit: 'MB',
      budget,
    },
  ];
}

const cpuOf = async (pids: number[], count: number, callOnce: (index: number) => Promise<unknown>) =>
  (await cpuOfEach(pids, count, callOnce)).reduce((sum, value) => sum + value, 0);

/** CPU milliseconds a call, of each process. */
async function cpuOfEach(
  pids: number[],
  count: number,
  callOnce: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const before = pids.map(cpuMilliseconds);
  await runLoad(count, concurrency, callOnce);
  return pids.map((pid, index) => (cpuMilliseconds(pid) - (before[index] ?? 0)) / count);
}

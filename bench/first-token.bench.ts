import { startBaseline } from './lib/baseline.ts';
import { median, type Figure } from './lib/figures.ts';
import { runLoad } from './lib/load.ts';
import { providerCall, question, withProduct, type Running } from './lib/running.ts';

/**
 * About as fast as a small model of today. Without a pace, 50 streams would measure how many
 * messages a second there are.
 */
const modelPace = { firstMs: 600, pieceMs: 100 };

/**
 * What we add to the time until the first text: the visitor's stream through the product, less the
 * provider's own. Alone, also the time itself against that through a bare proxy in the same run.
 */
export default async function firstToken(): Promise<Figure[]> {
  return [...(await withProduct(alone)), ...(await withProduct(together, modelPace))];
}

const rounds = 10;
const callsPerRound = 20;

/** In rounds, so that what else the machine does meets all three alike. */
async function alone({ url, chatbotId, gemini }: Running): Promise<Figure[]> {
  const bare = await startBaseline('bare-proxy.mjs', JSON.stringify(providerCall(gemini.url)));
  const samples = { provider: new Array<number>(), bare: new Array<number>(), ours: new Array<number>() };
  const against = new Array<number>();
  for (let round = 0; round <= rounds; round += 1) {
    const count = round === 0 ? 300 : callsPerRound; // The first round warms up.
    const provider = await firstTexts(count, 1, () => providerRequest(gemini.url), /"text"/);
    const proxied = await firstTexts(count, 1, () => bareRequest(bare.url), /"text"/);
    const ours = await firstTexts(count, 1, () => visitorRequest(url, chatbotId, asked++), /event: delta/);
    if (round === 0) continue;
    samples.provider.push(...provider);
    samples.bare.push(...proxied);
    samples.ours.push(...ours);
    against.push(median(ours) / median(proxied));
  }
  bare.stop();
  const [provider, proxied, ours] = [median(samples.provider), median(samples.bare), median(samples.ours)];
  return [
    { name: 'first text of the provider, p50, alone', value: provider, unit: 'ms' },
    { name: 'first text through a bare proxy, p50, alone', value: proxied, unit: 'ms' },
    { name: 'added time to first text, p50, alone', value: ours - provider, unit: 'ms', budget: 4 },
    { name: 'first text against the bare proxy, alone', value: median(against), unit: '×' },
  ];
}

async function together({ url, chatbotId, gemini }: Running): Promise<Figure[]> {
  const added = async (count: number, concurrency: number): Promise<number> => {
    const provider = await firstTexts(count, concurrency, () => providerRequest(gemini.url), /"text"/);
    const ours = await firstTexts(
      count,
      concurrency,
      () => visitorRequest(url, chatbotId, asked++),
      /event: delta/,
    );
    return median(ours) - median(provider);
  };
  await added(50, 10); // warms up
  const value = await added(500, 50);
  return [
    {
      name: 'added time to first text, p50, 50 streams open',
      value,
      unit: 'ms',
      budget: 20,
      note: 'paced model',
    },
  ];
}

let asked = 0;

/** How long each of many calls took until its first text, in milliseconds. */
async function firstTexts(
  count: number,
  concurrency: number,
  requestOf: () => Request,
  text: RegExp,
): Promise<number[]> {
  const times: number[] = [];
  await runLoad(count, concurrency, async () => times.push(await untilFirstText(requestOf(), text)));
  return times;
}

const providerRequest = (gemini: string): Request => {
  const { url, body } = providerCall(gemini);
  const headers = { 'Content-Type': 'application/json', 'x-goog-api-key': 'key' };
  return new Request(url, { method: 'POST', headers, body });
};

const bareRequest = (bare: string) => new Request(bare, { method: 'POST', body: '{}' });

const visitorRequest = (url: string, chatbotId: string, index: number) =>
  new Request(`${url}/api/widget/${chatbotId}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(question(index)),
  });

/** Milliseconds until the stream has said what is waited for; the rest is read to its end. */
async function untilFirstText(request: Request, text: RegExp): Promise<number> {
  const started = performance.now();
  const { body } = await fetch(request);
  if (!body) throw new Error('the answer has no body');
  let said = '';
  let elapsed: number | undefined;
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    said += chunk;
    if (elapsed === undefined && text.test(said)) elapsed = performance.now() - started;
  }
  if (elapsed === undefined) throw new Error(`no text in: ${said}`);
  return elapsed;
}

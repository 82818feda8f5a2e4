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
 * provider's own.
 */
export default async function firstToken(): Promise<Figure[]> {
  return [
    ...(await withProduct(async (running) => {
      await added(running, 300, 1); // warms up
      const value = await added(running, 100, 1);
      return [{ name: 'added time to first text, p50, alone', value, unit: 'ms', budget: 4 }];
    })),
    ...(await withProduct(async (running) => {
      await added(running, 50, 10);
      const value = await added(running, 500, 50);
      return [
        {
          name: 'added time to first text, p50, 50 streams open',
          value,
          unit: 'ms',
          budget: 20,
          note: 'paced model',
        },
      ];
    }, modelPace)),
  ];
}

let asked = 0;

async function added(
  { url, chatbotId, gemini }: Running,
  count: number,
  concurrency: number,
): Promise<number> {
  const ours: number[] = [];
  const theirs: number[] = [];
  await runLoad(count, concurrency, async () =>
    theirs.push(await untilFirstText(providerRequest(gemini.url), /"text"/)),
  );
  await runLoad(count, concurrency, async () =>
    ours.push(await untilFirstText(visitorRequest(url, chatbotId, asked++), /event: delta/)),
  );
  return median(ours) - median(theirs);
}

const providerRequest = (gemini: string): Request => {
  const { url, body } = providerCall(gemini);
  const headers = { 'Content-Type': 'application/json', 'x-goog-api-key': 'key' };
  return new Request(url, { method: 'POST', headers, body });
};

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

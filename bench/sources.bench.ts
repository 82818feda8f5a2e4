import { acceptDrafts, addSource, getSource, listDrafts } from '@askwell/contracts';
import { startWeb, type WebPages } from '@askwell/testing/web';
import type { Figure } from './lib/figures.ts';
import { runLoad } from './lib/load.ts';
import { megabytesTogether } from './lib/processes.ts';
import { question, withProduct, type Running } from './lib/running.ts';

const small = 'small.example';
const large = 'large.example';

/**
 * A website on this machine gets requests without a pause. The small one is read at the pace of the
 * internet, one request a second; the large one gets ten, so that it ends within minutes.
 */
const robots = (seconds: number): string => `User-agent: *\nCrawl-delay: ${seconds}\n`;

/** What visitors and the server feel of websites that are read. */
export default async function sources(): Promise<Figure[]> {
  const web = await startWeb({
    [small]: { ...siteOf(20), '/robots.txt': robots(1) },
    [large]: { ...siteOf(500), '/robots.txt': robots(0.1) },
  });
  try {
    return await withProduct(
      async (running) => [...(await untilAccepted(running)), ...(await whileReading(running))],
      undefined,
      web.env,
    );
  } finally {
    await web.stop();
  }
}

/** From the address of 20 pages until the first drafts, and until all of them are accepted. */
async function untilAccepted(running: Running): Promise<Figure[]> {
  const { owner, chatbotId } = running;
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const reading = await add(running, small);
  let firstDraft: number | null = null;
  while (!(await reading.isRead())) {
    if (firstDraft === null && (await reading.drafts()) > 0) firstDraft = seconds();
    await new Promise((done) => setTimeout(done, 250));
  }
  const { drafts } = (await owner.api.call(listDrafts, { params: { id: chatbotId } })).data;
  const accepted = await owner.api.call(acceptDrafts, {
    params: { id: chatbotId },
    body: { drafts: drafts.map(({ id }) => id) },
  });
  return [
    {
      name: '20 pages: from the address to the first drafts',
      value: firstDraft ?? seconds(),
      unit: 's',
      budget: 30,
    },
    {
      name: 'to accepted drafts of all pages',
      value: seconds(),
      unit: 's',
      budget: 30,
      note: `${accepted.data.drafts.length} drafts`,
    },
  ];
}

/** Replies and memory while 500 pages are read, against both before. */
async function whileReading(running: Running): Promise<Figure[]> {
  const { pids } = running;
  await replies(running, 200);
  const alone = p95(await replies(running, 400));
  const before = megabytesTogether([pids.api]);
  const reading = await add(running, large);
  const durations: number[] = [];
  let most = before;
  while (!(await reading.isRead())) {
    durations.push(...(await replies(running, 50)));
    most = Math.max(most, megabytesTogether([pids.api]));
  }
  return [
    {
      name: 'replies while 500 pages are read, p95, against before',
      value: p95(durations) / alone,
      unit: '×',
      budget: 1.5,
      note: `${durations.length} replies`,
    },
    { name: 'memory that this takes', value: most - before, unit: 'MB', budget: 150 },
  ];
}

async function add({ owner, chatbotId }: Running, host: string) {
  const body = { kind: 'website', url: host } as const;
  const { data } = await owner.api.call(addSource, { params: { id: chatbotId }, body });
  const params = { chatbotId, id: data.source.id };
  const source = async () => (await owner.api.call(getSource, { params })).data.source;
  const isRead = async () => {
    const { status, reason } = await source();
    if (status === 'failed') throw new Error(`${host} could not be read: ${reason}`);
    return status === 'ready';
  };
  return { isRead, drafts: async () => (await source()).counts.openDrafts };
}

let asked = 0;

/** How long replies to visitors take, in milliseconds, a few at a time. */
const replies = ({ url, chatbotId }: Running, count: number): Promise<number[]> =>
  runLoad(count, 4, async () => {
    asked += 1;
    const response = await fetch(`${url}/api/widget/${chatbotId}/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(question(asked)),
    });
    if (!response.ok) throw new Error(`a reply failed: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  });

const p95 = (durations: readonly number[]): number =>
  durations.toSorted((one, other) => one - other)[Math.floor(durations.length * 0.95)] ?? Number.NaN;

/** A home page that links to the others, each with a question and some paragraphs. */
function siteOf(pages: number): WebPages {
  const paths = Array.from({ length: pages - 1 }, (_, index) => `/articles/${nameOf(index)}`);
  const links = paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');
  return {
    '/': page('Home', `<h1>Home</h1><p>${prose('home')}</p><nav>${links}</nav>`),
    ...Object.fromEntries(paths.map((path) => [path, article(path)])),
  };
}

/** Letters alone: addresses that differ in numbers only are taken for a calendar. */
const nameOf = (index: number): string =>
  String(index).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

const article = (path: string): string => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const paragraphs = Array.from({ length: 12 }, (_, index) => `<p>${prose(`${name} ${index}`)}</p>`).join('');
  return page(
    `Article ${name}`,
    `<h1>Article ${name}</h1><h2>What is ${name} for?</h2><p>It is for those who want ${name} at home.</p>
    <h2>More</h2>${paragraphs}`,
  );
};

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main>${body}</main></body></html>`;

const prose = (about: string): string =>
  `This paragraph says what there is to know about ${about}. `.repeat(8);

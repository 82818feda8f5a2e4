import { addSource, getSource, listDrafts } from '@askwell/contracts';
import { emptyDatabase, startApi, startProduct } from '@askwell/testing';
import { startWeb, type SimulatedWeb, type WebPages } from '@askwell/testing/web';
import { expect, onTestFinished, test } from 'vitest';

const patience = { timeout: 180_000 };

const host = 'leaves.example';
const names = 'abcdefghijkl'.split('');
const answerOf = (name: string) =>
  `Leaf ${name} is steeped for two minutes in water that has cooled down a little.`;

/** A home page with links to pages of one question each. */
const site = (): WebPages => {
  const page = (title: string, body: string) =>
    `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main>${body}</main></body></html>`;
  const links = names.map((name) => `<a href="/leaf-${name}">Leaf ${name}</a>`).join(' ');
  const pages = names.map((name) => [
    `/leaf-${name}`,
    page(
      `Leaf ${name}`,
      `<h1>Leaf ${name}</h1><h2>How do I steep leaf ${name}?</h2><p>${answerOf(name)}</p>`,
    ),
  ]);
  return {
    '/': page(
      'Leaves',
      `<h1>Leaves</h1><p>Each of our leaves has a page that says how it is steeped.</p>${links}`,
    ),
    ...Object.fromEntries(pages),
  };
};

/** Runs the product, and kills it as soon as so many pages have been asked for. */
async function killAfter(pages: number, web: SimulatedWeb, mongodbUri: string): Promise<void> {
  const product = await startProduct({ env: { MONGODB_URI: mongodbUri, ...web.env } });
  const asked = () => web.pathsOf(host).filter((path) => path.startsWith('/leaf-')).length;
  await expect.poll(asked, { ...patience, interval: 5 }).toBeGreaterThanOrEqual(pages);
  process.kill(product.pid, 'SIGKILL');
  await product.stop();
}

test('a website is read to its end after a process was killed in the middle of it', async () => {
  const web = await startWeb({ [host]: site() });
  onTestFinished(() => web.stop());
  const mongodbUri = await emptyDatabase();
  // The first process gets no answer from the website, so that the killed one reads it.
  let isAsked = false;
  web.change(host, '/robots.txt', () => void (isAsked = true));
  const first = await startApi({ mongodbUri, env: web.env });
  const { owner, client, chatbotId } = await first.build.shop();
  const body = { kind: 'website', url: host } as const;
  const { data } = await client.call(addSource, { params: { id: chatbotId }, body });
  await expect.poll(() => isAsked, patience).toBe(true);
  await first.stop();
  web.change(host, '/robots.txt', undefined);
  await killAfter(4, web, mongodbUri);

  const last = await startApi({ mongodbUri, env: web.env });
  last.clock.advance({ minutes: 3 });
  const params = { chatbotId, id: data.source.id };
  const read = async () => (await last.as(owner).call(getSource, { params })).data;
  await expect.poll(async () => (await read()).source.status, patience).toBe('ready');
  const { pages, source } = await read();
  expect(pages.map(({ outcome }) => outcome)).toEqual(names.concat('home').map(() => 'read'));
  expect(source.counts).toMatchObject({ found: 13, read: 13, openDrafts: 12, skipped: 0, failed: 0 });
  const { drafts } = (await last.as(owner).call(listDrafts, { params: { id: chatbotId } })).data;
  expect(new Set(drafts.map(({ answer }) => answer))).toEqual(new Set(names.map(answerOf)));
  // The killed process lost one page at most.
  expect(web.pathsOf(host).filter((path) => path.startsWith('/leaf-')).length).toBeLessThanOrEqual(13);
}, 300_000);

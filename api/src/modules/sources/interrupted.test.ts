import { addSource, getSource, listDrafts, stopSource, resumeSource } from '@askwell/contracts';
import { cutStore, emptyDatabase, startApi } from '@askwell/testing';
import { startWeb, type Answer } from '@askwell/testing/web';
import { expect, onTestFinished, test } from 'vitest';
import { host, page, teaShop } from './tea-shop.fixture.ts';

const patience = { timeout: 180_000 };
const leafNames = 'abcdefgh'.split('');
const website = { kind: 'website', url: host } as const;

/** A busy machine may take long to open a connection. */
const patientUri = (uri: string) => `${uri}&waitQueueTimeoutMS=30000`;

/** A shop of which one page does not answer until it is asked for the second time. */
async function webThatHangsOnce() {
  const web = await startWeb({ [host]: teaShop() });
  onTestFinished(() => web.stop());
  const faq = teaShop()['/faq'];
  if (typeof faq !== 'string') throw new Error('the page of questions is a text');
  let asked = 0;
  const hangsOnce: Answer = (_, response) => {
    asked += 1;
    if (asked > 1) response.writeHead(200, { 'Content-Type': 'text/html' }).end(faq);
  };
  web.change(host, '/faq', hangsOnce);
  return { web, timesAsked: () => asked };
}

test('what a killed process was reading, another one reads to its end', async () => {
  const { web, timesAsked } = await webThatHangsOnce();
  const mongodbUri = await emptyDatabase();
  const store = await cutStore(mongodbUri);
  onTestFinished(() => store.stop());
  const first = await startApi({ mongodbUri: patientUri(store.uri), env: web.env });
  const { owner, client, chatbotId } = await first.build.shop();
  const { data } = await client.call(addSource, { params: { id: chatbotId }, body: website });
  await expect.poll(timesAsked, patience).toBe(1);
  // From now on the first process can write nothing, as if it were killed.
  store.cutAfter({ writes: 0, when: 'before' });

  const second = await startApi({ mongodbUri, env: web.env });
  second.clock.advance({ seconds: 90 });
  const params = { chatbotId, id: data.source.id };
  const read = () => second.as(owner).call(getSource, { params });
  await expect.poll(async () => (await read()).data.source.status, patience).toBe('ready');
  const { pages } = (await read()).data;
  expect(pages.map(({ outcome }) => outcome)).toEqual(['read', 'read', 'read']);
  const drafts = await second.as(owner).call(listDrafts, { params: { id: chatbotId } });
  const questions = drafts.data.drafts.map(({ question }) => question);
  expect(questions.filter((question) => question === 'Do you ship abroad?')).toHaveLength(1);
}, 300_000);

test('two processes read a website together, one request at a time and no page twice', async () => {
  const links = leafNames.map((name) => `<a href="/leaf-${name}">Leaf</a>`).join(' ');
  const leaf = (name: string) =>
    page(
      name,
      `<h1>${name}</h1><p>The leaf ${name} is picked by hand in spring, dried in the shade for two days and
      roasted over charcoal before it is packed in paper and sent to the shop.</p>`,
    );
  const web = await startWeb({
    [host]: {
      '/': page(
        'All leaves',
        `<h1>All leaves</h1><p>Each leaf has a page of its own with what we know of it, and all of
        them are picked by hand in the same garden high above the river.</p>${links}`,
      ),
      ...Object.fromEntries(leafNames.map((name) => [`/leaf-${name}`, leaf(`Leaf ${name}`)])),
    },
  });
  onTestFinished(() => web.stop());
  const mongodbUri = await emptyDatabase();
  const near = await startApi({ mongodbUri, env: web.env });
  await startApi({ mongodbUri, env: web.env });
  const { client, chatbotId } = await near.build.shop();
  const { data } = await client.call(addSource, { params: { id: chatbotId }, body: website });
  const params = { chatbotId, id: data.source.id };
  const status = async () => (await client.call(getSource, { params })).data.source.status;
  await expect.poll(status, patience).toBe('ready');
  expect((await client.call(getSource, { params })).data.source.counts).toMatchObject({
    read: 9,
    skipped: 0,
  });
  expect(web.mostAtOnce()).toBe(1);
  const leaves = web.pathsOf(host).filter((path) => path.startsWith('/leaf-'));
  expect(leaves.toSorted()).toEqual(leafNames.map((name) => `/leaf-${name}`));
}, 300_000);

test('a source that is stopped goes on where it was when its owner resumes it', async () => {
  const { web, timesAsked } = await webThatHangsOnce();
  const api = await startApi({ env: web.env });
  const { client, chatbotId } = await api.build.shop();
  const { data } = await client.call(addSource, { params: { id: chatbotId }, body: website });
  const params = { chatbotId, id: data.source.id };
  await expect.poll(timesAsked, patience).toBe(1);
  const stopped = await client.call(stopSource, { params });
  expect(stopped.data.source).toMatchObject({ status: 'stopped', counts: { read: 1 } });
  // The turn of the host that hangs ends.
  api.clock.advance({ seconds: 90 });
  await client.call(resumeSource, { params });
  const status = async () => (await client.call(getSource, { params })).data.source.status;
  await expect.poll(status, patience).toBe('ready');
  expect(web.pathsOf(host).filter((path) => path === '/')).toHaveLength(1);
}, 300_000);

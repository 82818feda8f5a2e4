import {
  getSource,
  listDrafts,
  listSources,
  resumeSource,
  uploadSource,
  type Source,
} from '@askwell/contracts';
import { docxOf, paragraph, pdfOf, zipOf } from '@askwell/reading/test-files';
import { apiTest } from '@askwell/testing/api-test';
import type { Shop } from '@askwell/testing';
import { expect, vi } from 'vitest';

// The readers take long to load on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const patience = { timeout: 180_000 };

const test = apiTest({
  env: { RATE_LIMIT_FACTOR: '1000' },
  shop: { owner: { plan: 'premium' } },
});

const answer = 'We deliver to all of Europe within three working days, and returns are free.';
const pdf = pdfOf([
  [
    { y: 760, text: 'Handbook', size: 24 },
    { y: 720, text: 'How do we deliver?', size: 16 },
    { y: 700, text: answer },
  ],
]);
const docx = docxOf(
  [paragraph('Handbook', 'Heading1'), paragraph('How do we deliver?', 'Heading2'), paragraph(answer)].join(
    '',
  ),
);
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const upload = ({ client, chatbotId }: Shop, name: string, bytes: Uint8Array) =>
  client.send('POST', `/api/chatbot/${chatbotId}/sources/files?name=${encodeURIComponent(name)}`, {
    headers: { 'Content-Type': 'application/octet-stream' },
    body: Buffer.from(bytes),
  });

/** The source of an uploaded file when it has been read. */
async function read(shop: Shop, name: string, bytes: Uint8Array): Promise<Source> {
  const { text } = await upload(shop, name, bytes);
  const { data } = uploadSource.response.parse(JSON.parse(text));
  const params = { chatbotId: shop.chatbotId, id: data.source.id };
  const source = async () => (await shop.client.call(getSource, { params })).data.source;
  await expect.poll(async () => (await source()).status, patience).toMatch(/^(ready|failed)$/);
  return source();
}

test.for([
  ['handbook.pdf', pdf, 'pdf', 1],
  ['handbook.docx', docx, 'docx', null],
  ['handbook.md', bytesOf(`# Handbook\n\n## How do we deliver?\n\n${answer}`), 'markdown', null],
  ['handbook.txt', bytesOf(`How do we deliver?\n${answer}`), 'text', null],
  ['handbook.csv', bytesOf(`question;answer\nHow do we deliver?;"${answer}"`), 'csv', null],
] as const)(
  'an owner uploads %s and finds its question with the sentence',
  async ([name, bytes, format, page], { shop }) => {
    const owner = await shop();
    expect(await read(owner, name, bytes)).toMatchObject({
      kind: 'file',
      title: name,
      format,
      status: 'ready',
      counts: { read: 1, openDrafts: 1 },
    });
    const { drafts } = (await owner.client.call(listDrafts, { params: { id: owner.chatbotId } })).data;
    expect(drafts).toMatchObject([{ question: 'How do we deliver?', answer, pageNumber: page }]);
  },
);

test('a name is kept as people wrote it, without its folders', async ({ shop }) => {
  const owner = await shop();
  expect(await read(owner, '../../übung\u0000.md', bytesOf(answer))).toMatchObject({ title: 'übung.md' });
  const long = await read(owner, `${'a'.repeat(300)}.txt`, bytesOf(answer));
  expect(long.title).toHaveLength(255);
  expect(long.title.endsWith('.txt')).toBe(true);
});

test.for([
  ['a PDF with a password', 'a.pdf', pdfOf([[{ y: 700, text: answer }]], { isEncrypted: true }), 'encrypted'],
  ['a scanned PDF', 'a.pdf', pdfOf([[], []]), 'scanned'],
  ['a damaged PDF', 'a.pdf', bytesOf('%PDF-1.4\n1 0 obj << /Type'), 'not_a_document'],
  ['a Word file of 20,000 paragraphs', 'a.docx', docxOf(paragraph('x').repeat(20_000)), 'too_large'],
  ['white space', 'a.txt', bytesOf(' \n\t\n'), 'empty'],
] as const)('%s says why it cannot be read', async ([, name, bytes, reason], { shop }) => {
  const owner = await shop();
  expect(await read(owner, name, bytes)).toMatchObject({ status: 'failed', reason });
});

test('a document that could not be read can be tried again', async ({ shop }) => {
  const owner = await shop();
  const { id } = await read(owner, 'a.pdf', pdfOf([[], []]));
  const params = { chatbotId: owner.chatbotId, id };
  const source = async () => (await owner.client.call(getSource, { params })).data.source;
  await owner.client.call(resumeSource, { params });
  await expect.poll(async () => (await source()).status, patience).toBe('failed');
  // Of the same bytes, and not of none.
  expect((await source()).reason).toBe('scanned');
});

const readable =
  'We can read PDF, Word (.docx), Markdown, text and CSV files. Please save it as one of these.';

test.for([
  ['a program', 'faq.pdf', Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), readable],
  ['another archive', 'faq.docx', zipOf({ 'a.txt': 'x' }), readable],
  ['a Word file from before 2007', 'faq.doc', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), readable],
  ['an empty file', 'faq.txt', new Uint8Array(), 'This file is empty.'],
] as const)('%s is refused with what to do', async ([, name, bytes, message], { shop }) => {
  const owner = await shop();
  const refused = await upload(owner, name, bytes);
  expect([refused.status, refused.body.message]).toEqual([400, message]);
  expect((await owner.client.call(listSources, { params: { id: owner.chatbotId } })).data.sources).toEqual(
    [],
  );
});

test('a file that is larger than the plan takes is refused, and so is one more than it holds', async ({
  shop,
}) => {
  const owner = await shop({ owner: { plan: 'free' } });
  const large = await upload(owner, 'large.txt', bytesOf('x'.repeat(2_000_001)));
  expect([large.status, large.body.message]).toEqual([
    413,
    'This is 2.01 MB. A document can have up to 2 MB on your plan.',
  ]);
  await read(owner, 'one.txt', bytesOf(answer));
  const second = await upload(owner, 'two.txt', bytesOf(answer));
  expect([second.status, second.body.code]).toEqual([403, 'plan_limit']);
  expect(second.body.message).toContain('1 document');
});

test('two files at once take two places, and an upload that is cut off takes none', async ({ shop, api }) => {
  const owner = await shop();
  await Promise.all(['one.txt', 'two.txt'].map((name) => read(owner, name, bytesOf(answer))));
  const cut = new AbortController();
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(bytesOf(answer)),
    pull: () => cut.abort(),
  });
  const url = `${api.url}/api/chatbot/${owner.chatbotId}/sources/files?name=cut.txt`;
  const headers = { Authorization: `Bearer ${owner.owner.token}` };
  const init = { method: 'POST', headers, body, duplex: 'half', signal: cut.signal };
  await expect(fetch(url, init)).rejects.toThrow('abort');
  const { data } = await owner.client.call(listSources, { params: { id: owner.chatbotId } });
  expect(data.sources.map(({ title }) => title).toSorted()).toEqual(['one.txt', 'two.txt']);
  expect(data.plan.documents.used).toBe(2);
});

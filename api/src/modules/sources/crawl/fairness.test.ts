import { addSource, getSource } from '@askwell/contracts';
import { startApi, type Shop } from '@askwell/testing';
import { startWeb, type WebPages } from '@askwell/testing/web';
import { expect, onTestFinished, test } from 'vitest';

const large = 'large.example';
const small = 'small.example';
const patience = { timeout: 180_000 };

const page = (name: string, links: readonly string[] = []): string =>
  `<!doctype html><html lang="en"><head><title>${name}</title></head><body><main><h1>${name}</h1>
  <p>What there is to know about ${name} is written on this page and on no other page of the site.</p>
  ${links.map((link) => `<a href="${link}">${link}</a>`).join(' ')}</main></body></html>`;

/** Letters alone: addresses that differ in numbers only are taken for a calendar. */
const names = Array.from({ length: 200 }, (_, index) =>
  String(index).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit))),
);
const links = names.map((name) => `/${name}`);
const site: WebPages = {
  '/': page('Home', links),
  ...Object.fromEntries(names.map((name) => [`/${name}`, page(`Article ${name}`)])),
};

const add = async ({ client, chatbotId }: Shop, kind: 'website' | 'page', url: string) => {
  const { data } = await client.call(addSource, { params: { id: chatbotId }, body: { kind, url } });
  const params = { chatbotId, id: data.source.id };
  return async () => (await client.call(getSource, { params })).data.source;
};

test("an owner's page is read while another owner's hundreds of pages are being read", async () => {
  const web = await startWeb({ [large]: site, [small]: { '/': page('Small shop') } });
  onTestFinished(() => web.stop());
  const api = await startApi({ env: web.env });
  const busy = await api.build.shop({ owner: { plan: 'premium' } });
  const website = await add(busy, 'website', large);
  await expect.poll(async () => (await website()).counts.read, patience).toBeGreaterThan(0);
  const single = await add(await api.build.shop(), 'page', small);
  await expect.poll(async () => (await single()).status, patience).toBe('ready');
  const { counts, status } = await website();
  expect(status).toBe('running');
  expect(counts.read).toBeLessThan(counts.found);
}, 300_000);

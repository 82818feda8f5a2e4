import { addSource, getSource } from '@askwell/contracts';
import { startApi, type Shop, type ShopOptions } from '@askwell/testing';
import { startGemini } from '@askwell/testing/gemini';
import { startWeb } from '@askwell/testing/web';
import { expect, onTestFinished } from 'vitest';
import { host, teaShop } from './tea-shop.fixture.ts';

const patience = { timeout: 180_000 };

/** A shop whose website has been read, with the simulators of the web and of Gemini. */
export async function shopWithWebsite(env: Record<string, string> = {}, options: ShopOptions = {}) {
  const [web, gemini] = await Promise.all([startWeb({ [host]: teaShop() }), startGemini()]);
  onTestFinished(() => web.stop());
  onTestFinished(() => gemini.stop());
  const api = await startApi({ gemini, env: { ...web.env, ...env } });
  const shop = await api.build.shop(options);
  const { data } = await shop.client.call(addSource, {
    params: { id: shop.chatbotId },
    body: { kind: 'website', url: `https://${host}` },
  });
  const params = { chatbotId: shop.chatbotId, id: data.source.id };
  await untilRead(shop, params);
  return { api, web, gemini, shop, params };
}

/** Waits until nothing of a source is left to be read or drafted. */
export async function untilRead({ client }: Pick<Shop, 'client'>, params: { chatbotId: string; id: string }) {
  const status = async () => (await client.call(getSource, { params })).data.source.status;
  await expect.poll(status, patience).toBe('ready');
}

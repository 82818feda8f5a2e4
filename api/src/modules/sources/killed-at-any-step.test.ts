import { addSource, getSource, listDrafts } from '@askwell/contracts';
import { cutStore, emptyDatabase, startApi } from '@askwell/testing';
import { startWeb } from '@askwell/testing/web';
import { expect, onTestFinished, test, vi } from 'vitest';
import { host, teaShop } from './tea-shop.fixture.ts';

// A busy machine may take long to start the API.
vi.setConfig({ testTimeout: 300_000 });

const patience = { timeout: 180_000 };

/** A busy machine may take long to open a connection. */
const patientUri = (uri: string) => `${uri}&waitQueueTimeoutMS=30000`;

test.for([1, 5, 12, 20])(
  'a process that is killed at its write %i leaves a website that another process reads to its end',
  async (writes) => {
    const web = await startWeb({ [host]: teaShop() });
    onTestFinished(() => web.stop());
    const mongodbUri = await emptyDatabase();
    const store = await cutStore(mongodbUri);
    onTestFinished(() => store.stop());
    const first = await startApi({ mongodbUri: patientUri(store.uri), env: web.env });
    const { owner, client, chatbotId } = await first.build.shop();
    const body = { kind: 'website', url: host } as const;
    // The website is not asked before its source is stored.
    const { data } = await client.call(addSource, { params: { id: chatbotId }, body });
    store.cutAfter({ writes, when: 'before' });
    await expect.poll(store.isCut, patience).toBe(true);

    const second = await startApi({ mongodbUri, env: web.env });
    second.clock.advance({ minutes: 3 });
    const params = { chatbotId, id: data.source.id };
    const read = async () => (await second.as(owner).call(getSource, { params })).data;
    await expect.poll(async () => (await read()).source.status, patience).toBe('ready');
    expect((await read()).pages.map(({ outcome }) => outcome)).toEqual(['read', 'read', 'read']);
    const { drafts } = (await second.as(owner).call(listDrafts, { params: { id: chatbotId } })).data;
    expect(drafts.map(({ question }) => question).toSorted()).toEqual([
      'Can I return opened tea?',
      'Do you ship abroad?',
    ]);
  },
);

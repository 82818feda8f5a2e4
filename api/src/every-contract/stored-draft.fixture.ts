import type { TestApi } from '@askwell/testing';
import { startWeb } from '@askwell/testing/web';
import { ObjectId } from 'mongodb';
import { onTestFinished } from 'vitest';
import { photo } from '../modules/logos/images.fixture.ts';
import { draftsStore } from '../modules/sources/stores/drafts.store.ts';

/** A draft of a source, as the reading of a page stores it. */
export async function storeDraft({ db }: TestApi['services'], chatbotId: string, sourceId: string) {
  const store = draftsStore(db);
  const chatbot = await db.collection('chatbots').findOne({ _id: new ObjectId(chatbotId) });
  const _id = new ObjectId();
  await store.insert({
    _id,
    ownerId: chatbot?.['ownerId'],
    chatbotId: new ObjectId(chatbotId),
    sourceId: new ObjectId(sourceId),
    pageId: new ObjectId(),
    key: 'one',
    order: 1,
    question: 'Do you ship by boat?',
    wordings: [],
    answer: 'Yes.',
    quote: 'We ship by boat.',
    paragraph: 'We ship by boat.',
    headings: [],
    pageNumber: null,
    from: 'heading',
    isMetadata: false,
    changes: null,
    state: 'open',
    isEdited: false,
    applied: null,
    createdAt: new Date(),
    decidedAt: null,
  });
  return _id.toHexString();
}

/** A website with nothing but a logo. */
export async function startSiteWithLogo() {
  const image = await photo('png');
  const web = await startWeb({ 'logo.example': { '/tea.png': (_, response) => void response.end(image) } });
  onTestFinished(() => web.stop());
  return { image, hosts: web.env.FETCH_TEST_HOSTS };
}

/** The home page of a source shows that logo. */
export async function setLogoOfSite({ db }: TestApi['services'], sourceId: string): Promise<void> {
  const site = { name: null, language: null, color: null, logo: 'https://logo.example/tea.png' };
  await db.collection('sources').updateOne({ _id: new ObjectId(sourceId) }, { $set: { site } });
}

import type { TestApi } from '@askwell/testing';
import { ObjectId } from 'mongodb';
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

/** What the home page of a source says of its logo. */
export const setLogoOfSite = ({ db }: TestApi['services'], sourceId: string, logo: string) =>
  db
    .collection('sources')
    .updateOne(
      { _id: new ObjectId(sourceId) },
      { $set: { site: { name: null, language: null, color: null, logo } } },
    );

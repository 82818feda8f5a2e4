import type { KnowledgePassage } from '@askwell/answers';
import type { ObjectId } from 'mongodb';
import { replacePassages, type PassageNeeds } from '../../chatbots/index.ts';
import type { PagesStore } from '../stores/pages.store.ts';
import type { SourcesStore } from '../stores/sources.store.ts';
import { passagesOf } from './passages-of.ts';
import { repeatedTexts } from './repeated-texts.ts';

export type PublishNeeds = PassageNeeds & { sources: SourcesStore; sourcePages: PagesStore };

/** What a chatbot can be searched for beside its FAQs, over all its sources. */
const mostPassages = 2_500;
const mostOfPage = 400;

/** Makes the texts of a chatbot's sources what its replies can rest on. */
export async function publishPassages(
  needs: PublishNeeds,
  ownerId: ObjectId,
  chatbotId: ObjectId,
): Promise<void> {
  const { sources, sourcePages } = needs;
  const passages: KnowledgePassage[] = [];
  for (const source of await sources.list(ownerId, chatbotId)) {
    const before = passages.length;
    const repeated = repeatedTexts();
    if (source.answersFromPassages) {
      for await (const { blocks = [] } of sourcePages.texts(ownerId, source._id)) repeated.addPage(blocks);
    }
    const pages = source.answersFromPassages ? sourcePages.texts(ownerId, source._id) : [];
    for await (const { _id, title, url, blocks = [] } of pages) {
      const room = Math.min(mostOfPage, mostPassages - passages.length);
      if (room <= 0) break;
      const own = blocks.filter((block) => !repeated.isRepeated(block));
      passages.push(...passagesOf({ id: _id.toHexString(), title, url, blocks: own }).slice(0, room));
    }
    const count = passages.length - before;
    if (count !== source.passages) await sources.change(ownerId, source._id, { passages: count });
  }
  await replacePassages(needs, ownerId, chatbotId, passages);
}

import type { ObjectId } from 'mongodb';
import type { AccountData } from '../../kernel/account-data.ts';
import { omit } from '../../kernel/omit.ts';
import type { DraftsStore } from './stores/drafts.store.ts';
import type { FilesStore } from './stores/files.store.ts';
import type { PagesStore } from './stores/pages.store.ts';
import type { SourcesStore } from './stores/sources.store.ts';

type Needs = {
  sources: SourcesStore;
  sourcePages: PagesStore;
  sourceDrafts: DraftsStore;
  sourceFiles: FilesStore;
};

/** `sourceHosts` holds what websites allow, and nothing of an account. */
export const sourcesData = ({ sources, sourcePages, sourceDrafts, sourceFiles }: Needs): AccountData => ({
  collections: ['sources', 'sourcePages', 'sourceDrafts', 'sourceFiles', 'sourceHosts'],
  exportOf: ({ id }) => ({ sources: sourceRecords({ sources, sourcePages, sourceDrafts }, id) }),
  deleteOfChatbot: async (ownerId, chatbotId) => {
    // First the sources: what a job writes for a source that is not there, it deletes itself.
    for (const store of [sources, sourceFiles, sourceDrafts, sourcePages]) {
      await store.removeOf(ownerId, chatbotId);
    }
  },
  deleteOfAccount: async ({ ownerId }) => {
    for (const store of [sources, sourceFiles, sourceDrafts, sourcePages]) await store.removeOfOwner(ownerId);
  },
});

/** The sources, their pages with their texts, and the drafts. */
async function* sourceRecords(
  { sources, sourcePages, sourceDrafts }: Omit<Needs, 'sourceFiles'>,
  ownerId: ObjectId,
): AsyncGenerator<unknown> {
  for (const source of await sources.listOfOwner(ownerId)) {
    yield { type: 'source', ...omit(source, 'fence', 'version', 'dueAt') };
  }
  for await (const page of sourcePages.listOfOwner(ownerId)) yield { type: 'page', ...page };
  for await (const draft of sourceDrafts.all(ownerId)) yield { type: 'draft', ...draft };
}

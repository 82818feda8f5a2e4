import type { ObjectId } from 'mongodb';
import type { AccountData } from '../../kernel/account-data.ts';
import { omit } from '../../kernel/omit.ts';
import type { ChatbotsStore } from '../chatbots/index.ts';
import type { ConversationsStore } from './conversations.store.ts';
import type { DeletedConversationsStore } from './deleted-conversations.store.ts';
import type { IdentitySecretsStore } from './identity/identity-secrets.store.ts';
import type { NotesStore } from './live/notes.store.ts';
import type { MessagesStore } from './messages.store.ts';

type Needs = {
  chatbots: Pick<ChatbotsStore, 'list'>;
  conversations: ConversationsStore;
  messages: MessagesStore;
  notes: NotesStore;
  deletedConversations: DeletedConversationsStore;
  identitySecrets: Pick<IdentitySecretsStore, 'remove'>;
};

/**
 * The tombstones of deleted conversations hold nothing that was said: they are no part of an
 * export.
 */
export const conversationsData = (needs: Needs): AccountData => ({
  collections: ['conversations', 'messages', 'notes', 'deletedConversations', 'identitySecrets'],
  exportOf: ({ id }) => ({ conversations: conversationRecords(needs, id) }),
  deleteOfChatbot: async (ownerId, chatbotId) => {
    await Promise.all([
      needs.conversations.removeOf(ownerId, chatbotId),
      needs.messages.removeOf(ownerId, chatbotId),
      needs.notes.removeOf(ownerId, chatbotId),
      needs.deletedConversations.remove(chatbotId),
      needs.identitySecrets.remove(ownerId, chatbotId),
    ]);
  },
});

/** Each conversation with its messages and internal notes, the latest first. */
async function* conversationRecords(
  { chatbots, conversations, messages, notes }: Needs,
  ownerId: ObjectId,
): AsyncGenerator<unknown> {
  for (const { _id: chatbotId } of await chatbots.list(ownerId)) {
    for await (const conversation of conversations.all(ownerId, chatbotId)) {
      const stored = await messages.list(conversation);
      yield {
        ...omit(conversation, 'recent', 'session'),
        messages: stored.map((message) => omit(message, 'ownerId', 'chatbotId')),
        notes: (await notes.list(conversation)).map((note) => omit(note, 'ownerId', 'chatbotId')),
      };
    }
  }
}

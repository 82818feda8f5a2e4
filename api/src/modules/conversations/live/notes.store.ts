import type { InboxMember } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../../kernel/database.ts';
import { type ConversationKey, inConversation } from '../conversation-documents.ts';

/** An internal note. Only members read it. */
export type NoteDocument = {
  _id: ObjectId;
  ownerId: ObjectId;
  chatbotId: ObjectId;
  conversationId: ObjectId;
  /** The `seq` of the message that it stands below. */
  afterSeq: number;
  author: InboxMember;
  text: string;
  mentions: string[];
  at: Date;
};

/** Notes are no messages, so that no call about messages can show them. */
export const notesStore = (db: Db) => {
  const notes = db.collection<NoteDocument>('notes', durable);

  return {
    indexes: () => notes.createIndexes([{ key: { chatbotId: 1, conversationId: 1, at: 1 } }]),

    insert: (note: NoteDocument) => notes.insertOne(note),

    list: (conversation: ConversationKey) =>
      notes.find(inConversation(conversation)).sort({ at: 1, _id: 1 }).toArray(),

    /** Of one conversation, those since an instant. */
    since: (conversation: ConversationKey, at: Date) =>
      notes
        .find({ ...inConversation(conversation), at: { $gt: at } })
        .sort({ at: 1, _id: 1 })
        .toArray(),

    count: (conversation: ConversationKey): Promise<number> =>
      notes.countDocuments(inConversation(conversation)),

    remove: (ownerId: ObjectId, chatbotId: ObjectId, id: ObjectId) =>
      notes.deleteOne({ _id: id, chatbotId, ownerId }),

    removeOfConversations: (ownerId: ObjectId, chatbotId: ObjectId, ids: readonly ObjectId[]) =>
      notes.deleteMany({ chatbotId, conversationId: { $in: [...ids] }, ownerId }),

    removeOf: (ownerId: ObjectId, chatbotId: ObjectId) => notes.deleteMany({ chatbotId, ownerId }),
  };
};
export type NotesStore = ReturnType<typeof notesStore>;

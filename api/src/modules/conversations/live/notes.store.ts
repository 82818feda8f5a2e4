import type { InboxMember } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../../kernel/database.ts';

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
    indexes: () => notes.createIndexes([{ key: { conversationId: 1, at: 1 } }, { key: { chatbotId: 1 } }]),

    insert: (note: NoteDocument) => notes.insertOne(note),

    list: (ownerId: ObjectId, conversationId: ObjectId) =>
      notes.find({ conversationId, ownerId }).sort({ at: 1, _id: 1 }).toArray(),

    /** Of one conversation, those since an instant. */
    since: (ownerId: ObjectId, conversationId: ObjectId, at: Date) =>
      notes
        .find({ conversationId, ownerId, at: { $gt: at } })
        .sort({ at: 1, _id: 1 })
        .toArray(),

    count: (ownerId: ObjectId, conversationId: ObjectId): Promise<number> =>
      notes.countDocuments({ conversationId, ownerId }),

    remove: (ownerId: ObjectId, id: ObjectId) => notes.deleteOne({ _id: id, ownerId }),

    removeOfConversation: (ownerId: ObjectId, conversationId: ObjectId) =>
      notes.deleteMany({ conversationId, ownerId }),

    removeOf: (ownerId: ObjectId, chatbotId: ObjectId) => notes.deleteMany({ chatbotId, ownerId }),
  };
};
export type NotesStore = ReturnType<typeof notesStore>;

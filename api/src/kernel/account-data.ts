import type { AccountExport } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { Owner } from './owner.ts';

/** A section of an account's export: records, read one at a time. */
export type ExportSection = Exclude<keyof AccountExport, 'exportedAt' | 'account'>;

export type DeletedAccount = {
  ownerId: ObjectId;
  /** The account's address first, then the unconfirmed one that it wanted to move to. */
  emails: readonly string[];
  /** When the deletion began. */
  startedAt: Date;
};

/**
 * The data that one module stores for accounts. A module registers it in the composition root;
 * every collection belongs to exactly one registration. Each deletion can be repeated without
 * effect.
 */
export type AccountData = {
  /** The collections that the module owns. */
  collections: readonly string[];
  /** The module's sections of an account's export, without secrets and their hashes. */
  exportOf?: (owner: Owner) => Partial<Record<ExportSection, AsyncIterable<unknown>>>;
  /** Deletes what belongs to an account and to none of its chatbots. */
  deleteOfAccount?: (account: DeletedAccount) => Promise<void>;
  /** Deletes what belongs to a chatbot. */
  deleteOfChatbot?: (ownerId: ObjectId, chatbotId: ObjectId) => Promise<void>;
};

/** The records of a list, as they are exported. */
export async function* exported<Item>(
  items: Promise<readonly Item[]>,
  record: (item: Item) => unknown,
): AsyncGenerator<unknown> {
  for (const item of await items) yield record(item);
}

import type { Document } from 'mongodb';

/**
 * A database as a stream of records: a header, then for each collection its start, its documents in
 * the order of their ids, and its end with a count and a hash, and a footer at last. Backups,
 * restores and moves between stores are all made of it.
 */
export type BackupRecord =
  | { kind: 'header'; format: 1; createdAt: Date }
  | { kind: 'collection'; name: string; indexes: Document[] }
  /** The bytes of one BSON document, exactly as they are stored. */
  | { kind: 'document'; bytes: Uint8Array }
  | { kind: 'collectionEnd'; name: string; count: number; hash: string }
  | { kind: 'footer'; collections: number; documents: number };

/**
 * What a command shows while it works: which collection, and how many of its documents are done.
 */
export type Progress = (collection: string, documents: number, isDone: boolean) => void;

/** Documents between two reports of progress. */
export const reportEvery = 10_000;

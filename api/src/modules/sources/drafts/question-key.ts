import { createHash } from 'node:crypto';

/**
 * A text as it is compared: spaces and capitals make no difference, as in the import of CSV files.
 */
export const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Identifies a draft by its question and answer. */
export const draftKey = (question: string, answer: string): string =>
  createHash('sha256')
    .update(`${plain(question)}\n${plain(answer)}`)
    .digest('base64');

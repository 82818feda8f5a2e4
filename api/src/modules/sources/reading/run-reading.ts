import { draftsWithoutModel } from '@askwell/reading';
import { readSource } from '@askwell/reading/read';
import type { ReadingResult, ReadingTask } from './reading-messages.ts';

/** Reads a document in the current thread, and drafts what needs no model. */
export const runReading = async ({ url = null, ...task }: ReadingTask): Promise<ReadingResult> => {
  const result = await readSource({ ...task, ...(url !== null && { url }) });
  if (result.outcome !== 'read') return result;
  const withSiteFacts = url === null || isHomePage(url);
  return { ...result, drafts: draftsWithoutModel(result.document, { withSiteFacts }) };
};

/** `/`, `/index.html` or `/de/`. */
const isHomePage = (url: string): boolean =>
  URL.canParse(url) &&
  /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:(?:index|home)(?:\.\w+)?)?$/i.test(new URL(url).pathname);

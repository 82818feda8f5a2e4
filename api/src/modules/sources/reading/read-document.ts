import { draftsWithoutModel } from '@askwell/reading';
import type { ReadDocument } from '../crawl/crawl-needs.ts';

/** Reads documents; the readers are loaded with the first one. */
export const documentReader =
  (): ReadDocument =>
  async (_, { bytes, contentType, url, name }) => {
    const { readSource } = await import('@askwell/reading/read');
    const result = await readSource({
      bytes,
      contentType,
      ...(url !== null && { url }),
      ...(name !== undefined && { name }),
    });
    return result.outcome === 'read' ? { ...result, drafts: draftsWithoutModel(result.document) } : result;
  };

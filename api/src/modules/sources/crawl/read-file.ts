import { ObjectId } from 'mongodb';
import type { SourceChange, SourceDocument } from '../stores/sources.store.ts';
import type { CrawlNeeds, ReadRequest } from './crawl-needs.ts';
import { finishRun } from './finish-run.ts';
import { store } from './read-page.ts';

/** Reads an uploaded file or a pasted text. */
export async function readFile(
  needs: CrawlNeeds,
  source: SourceDocument,
  signal: AbortSignal,
): Promise<SourceChange> {
  const { sourcePages, sourceFiles, readDocument } = needs;
  const { _id, ownerId, chatbotId, title, format } = source;
  await sourcePages.addAll({ ownerId, chatbotId, sourceId: _id }, [
    { _id: new ObjectId(), key: '', url: null, title, depth: 0, order: 0 },
  ]);
  const page = await sourcePages.next(ownerId, _id);
  if (page) {
    const bytes = await sourceFiles.read(ownerId, _id);
    const result = await readDocument(ownerId.toHexString(), { bytes, ...formats[format ?? 'text'] }, signal);
    if (signal.aborted) return {};
    if (result.outcome === 'read') {
      const { document, drafts = [] } = result;
      const taken = { document: { ...document, title }, drafts, etag: null, lastModified: null };
      await store(needs, { source, signal }, page, taken);
    } else {
      await sourcePages.change(ownerId, page._id, { state: 'failed', outcome: result.outcome });
    }
  }
  const change = await finishRun(needs, source);
  // Its text is stored with the page; what could not be read stays to be tried again.
  if (change.status !== 'failed') await sourceFiles.removeOfSource(ownerId, _id);
  return change;
}

/** How each format is read, whatever its name. */
const formats: Record<NonNullable<SourceDocument['format']>, Omit<ReadRequest, 'bytes'>> = {
  pdf: { contentType: 'application/pdf', url: null, name: 'file.pdf' },
  docx: { contentType: null, url: null, name: 'file.docx' },
  markdown: { contentType: 'text/markdown', url: null, name: 'file.md' },
  csv: { contentType: 'text/csv', url: null, name: 'file.csv' },
  text: { contentType: 'text/plain', url: null, name: 'file.txt' },
};

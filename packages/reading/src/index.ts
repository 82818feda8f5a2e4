export {
  draftOrigins,
  readFailures,
  type DraftOrigin,
  type ReadFailure,
  type ReadOutcome,
  type SiteFact,
  type SourceBlock,
  type SourceBrand,
  type SourceDocument,
  type SourcePair,
  type SourceTable,
} from './source-document.ts';
export type { SourceDraft } from './source-draft.ts';

/** What the parts of the API share about documents and drafts. `./read` reads them, in a worker. */
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
export { draftLimits, readingLimits } from './reading-limits.ts';
export { draftsWithoutModel } from './drafts/drafts-without-model.ts';
export { previewAnswers, type AnswerOfPage } from './drafts/preview-answers.ts';
export { foldText, literalQuote } from './text/fold-text.ts';
export { languageOf } from './text/detect-language.ts';
export { countWords, sentencesIn, wordsIn } from './text/words.ts';
export {
  batchesOf,
  halvesOf,
  type Batch,
  type DraftingDocument,
  type DraftingPage,
} from './model/batches.ts';
export { checkDraft, type CheckedDraft, type DraftRefusal } from './model/check-draft.ts';
export { draftInstruction, draftPrompt, draftSchema, estimateDrafting } from './model/draft-request.ts';
export { tokensIn, tokensPerBatch } from './model/batches.ts';
export { draftsOfAnswer, type BatchDrafts, type ModelDraft } from './model/model-drafts.ts';

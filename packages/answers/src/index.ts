export { buildIndex, encodeIndex, openIndex } from './build-index.ts';
export { countWords, type WordCounts } from './text/count-words.ts';
export { indexFormat } from './index-parts.ts';
export type {
  AnswerIndex,
  AskedByMeaning,
  CitedPage,
  Decision,
  Entry,
  Finding,
  Knowledge,
  KnowledgePassage,
  Match,
  Scores,
} from './index-types.ts';
export { encodeSemanticIndex, type VectorOf } from './semantic/build-semantic-index.ts';
export { openSemanticIndex, type SemanticIndex } from './semantic/open-semantic-index.ts';
export { quantize } from './semantic/quantize.ts';
export { semanticFormat } from './semantic/semantic-parts.ts';
export { textsToEmbed } from './semantic/semantic-texts.ts';
export { groupQuestions } from './group-questions.ts';
export type { QuestionGroup } from './group-questions.ts';
export { isElliptical, isSameQuestion } from './text/words.ts';
export { unrelatedQuestions } from './semantic/unrelated-questions.ts';

export { buildIndex, encodeIndex, openIndex } from './build-index.ts';
export { countWords, type WordCounts } from './text/count-words.ts';
export { indexFormat } from './index-parts.ts';
export type { AnswerIndex, Decision, Entry, Finding, Knowledge, Match } from './index-types.ts';
export { groupQuestions } from './group-questions.ts';
export type { QuestionGroup } from './group-questions.ts';
export { isElliptical, isSameQuestion } from './text/words.ts';

export { buildIndex } from './build-index.ts';
export type { AnswerIndex, Decision, Finding, Knowledge, Match } from './build-index.ts';
export { groupQuestions } from './group-questions.ts';
export type { QuestionGroup } from './group-questions.ts';
export { isElliptical, isSameQuestion } from './words.ts';

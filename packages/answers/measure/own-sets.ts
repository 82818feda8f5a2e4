import { buildIndex } from '../src/index.ts';
import { handbook, handbookQuestions, handbookStrangers } from './bicycle-handbook.ts';
import { shops } from './shops.ts';

/** Shares in percent. */
export type OwnFigures = { first: number; firstFive: number; answeredRight: number; rejected: number };

const percent = (part: number, whole: number): number => (100 * part) / whole;

/** How well passages of long texts are found by questions in other words than their titles. */
export const passages = (): OwnFigures => {
  const index = buildIndex({ faqs: [], data: JSON.stringify(handbook) });
  return ownFiguresOf(
    handbookQuestions.map(([question, answer]) => {
      const { decision, matches } = index.find(question);
      return { decision, place: matches.findIndex((match) => match.answer.includes(answer)) };
    }),
    handbookStrangers.map((question) => index.find(question).decision),
  );
};

/**
 * How well a small shop answers in a language, with one wording for each FAQ and no answers to
 * help.
 */
export const shop = (language: keyof typeof shops): OwnFigures => {
  const { questions, asked, strangers } = shops[language];
  const index = buildIndex({ faqs: questions.map((question) => ({ question, answer: '' })), data: '{}' });
  return ownFiguresOf(
    asked.map(([question, position]) => {
      const { decision, matches } = index.find(question);
      return { decision, place: matches.findIndex(({ ref }) => ref === position) };
    }),
    strangers.map((question) => index.find(question).decision),
  );
};

export const ownFiguresOf = (
  asked: readonly { decision: string; place: number }[],
  strangers: readonly string[],
): OwnFigures => ({
  first: percent(asked.filter(({ place }) => place === 0).length, asked.length),
  firstFive: percent(asked.filter(({ place }) => place >= 0).length, asked.length),
  answeredRight: percent(
    asked.filter(({ decision, place }) => decision === 'answer' && place === 0).length,
    asked.length,
  ),
  rejected: percent(strangers.filter((decision) => decision === 'unknown').length, strangers.length),
});

import type { Faq } from '@askwell/contracts';
import { chanceOf, type Chance } from './chance.ts';
import { foreignQuestions, openQuestions, smallTalk, unknownReply, visitorNames } from './questions.ts';

export type Exchange = {
  question: string;
  reply: string;
  /** The FAQ that answers it; null for small talk and for what nobody can answer. */
  faq: { ref: number; question: string } | null;
  answered: boolean;
  askedAt: Date;
  responseMs: number;
};

export type Talk = {
  visitorId: string;
  visitor: { name: string } | null;
  exchanges: Exchange[];
  rating: number | null;
};

/** What began in an hour; its talks may go on after it. */
export type Hour = {
  at: Date;
  /** How often the widget was shown. */
  views: number;
  talks: Talk[];
};

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/**
 * How lively each day is, Sunday first, and each hour of it: people think of tea at eleven, at four
 * and after dinner.
 */
const byDay = [1.15, 0.7, 0.85, 0.95, 1.1, 1.05, 1.3];
const byHour = [
  0.2, 0.1, 0.05, 0.05, 0.1, 0.2, 0.5, 1, 1.6, 2.2, 2.6, 2.8, 2.4, 2, 2.2, 2.6, 2.9, 2.4, 2, 2.1, 2.4, 2, 1.2,
  0.5,
];
const wholeDay = byHour.reduce((sum, share) => sum + share, 0);

/**
 * Visits of the last `days` days, hour by hour. Their number grows from week to week and a third
 * are returning visitors; they ask in several languages, rate some conversations, and sometimes ask
 * what the knowledge base does not answer. `busy` multiplies the number of visits of a small shop.
 */
export function* historyOf(faqs: readonly Faq[], days: number, now: Date, busy = 1): Generator<Hour> {
  const chance = chanceOf(2016);
  const talkTo = talks(faqs, chance);
  const start = Math.floor(now.getTime() / hourMs) * hourMs - days * dayMs;
  for (let hour = start; hour < now.getTime() - hourMs; hour += hourMs) {
    const at = new Date(hour);
    const age = (hour - start) / (days * dayMs);
    const share = ((byHour[at.getUTCHours()] ?? 0) / wholeDay) * (byDay[at.getUTCDay()] ?? 0);
    const views = chance.count(share * (120 + 420 * age));
    const conversations = chance.count(share * (4 + 12 * age) * busy);
    const begun = Array.from({ length: conversations }, () =>
      talkTo(new Date(hour + chance.between(0, hourMs)), age),
    );
    yield { at, views, talks: begun.filter((talk) => isOver(talk, now)) };
  }
}

const isOver = ({ exchanges }: Talk, now: Date): boolean =>
  exchanges.every(({ askedAt, responseMs }) => askedAt.getTime() + responseMs < now.getTime());

const talks = (faqs: readonly Faq[], chance: Chance) => {
  const known: Pick<Talk, 'visitorId' | 'visitor'>[] = [];
  const ask = questions(faqs, chance);

  return (startedAt: Date, age: number): Talk => {
    const recent = known.slice(-mostRecent);
    const comesBack = recent.length > 20 && chance.of(0.3);
    const who = comesBack
      ? chance.pick(recent)
      : {
          visitorId: `demo-${chance.text(20)}`,
          visitor: chance.of(0.15) ? { name: chance.pick(visitorNames) } : null,
        };
    if (!comesBack) known.push(who);
    if (known.length > 2 * mostRecent) known.splice(0, mostRecent);

    const exchanges: Exchange[] = [];
    let at = startedAt.getTime();
    const isForeign = chance.of(0.1);
    for (let left = 1 + chance.count(1.3); left > 0; left -= 1) {
      const responseMs = Math.round(chance.duration(1_900 - 600 * age));
      exchanges.push({ ...ask(isForeign, exchanges.length), askedAt: new Date(at), responseMs });
      // Some leave the page open and go on hours later.
      const pause = chance.of(0.04) ? chance.between(1, 3) * hourMs : chance.duration(50_000);
      at += responseMs + pause;
    }
    return { ...who, exchanges, rating: chance.of(0.32) ? ratingOf(exchanges, chance) : null };
  };
};

/** Who comes back is one of the latest. */
const mostRecent = 120;

/** A wording of an FAQ, of one in another language, of an open question, or small talk. */
const questions = (faqs: readonly Faq[], chance: Chance) => {
  const referTo = (question: string) => ({
    ref: faqs.findIndex((faq) => faq.question === question),
    question,
  });
  return (isForeign: boolean, place: number): Pick<Exchange, 'question' | 'reply' | 'faq' | 'answered'> => {
    if (chance.of(place === 0 ? 0.06 : 0.12)) {
      const [question, reply] = chance.pick(smallTalk);
      return { question, reply, faq: null, answered: true };
    }
    if (isForeign) {
      const [faq, question, reply] = chance.pick(foreignQuestions);
      return { question, reply, faq: referTo(faq), answered: true };
    }
    if (chance.of(0.09)) {
      const question = chance.pick(chance.pickEarly(openQuestions));
      return { question, reply: unknownReply, faq: null, answered: false };
    }
    const faq = chance.pickEarly(faqs);
    const wording = chance.pick([faq.question, ...faq.variants]);
    const question = chance.of(0.4) ? wording.toLowerCase().replace(/[?.]$/, '') : wording;
    return { question, reply: faq.answer, faq: referTo(faq.question), answered: true };
  };
};

const ratingOf = (exchanges: readonly Exchange[], chance: Chance): number =>
  exchanges.some(({ answered }) => !answered)
    ? chance.pick([1, 2, 3, 3, 4])
    : chance.pick([3, 4, 4, 5, 5, 5, 5]);

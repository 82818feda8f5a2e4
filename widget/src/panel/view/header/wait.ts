import type { Wait } from '../../memory.ts';
import { fill, type Texts } from '../../texts/index.ts';

const hour = 60;
const day = 24 * hour;

/** What is known of the wait for a person, in the visitor's language and time. */
export const describeWait = (
  { agent, opensAt, replyMinutes }: Wait,
  texts: Texts,
  language: string,
): string => {
  const sentences = [
    agent && fill(texts.isHere, agent),
    opensAt && fill(texts.opens, momentOf(new Date(opensAt), language)),
    typeof replyMinutes === 'number' && fill(texts.replyTime, durationOf(replyMinutes, language)),
  ];
  return sentences.filter(Boolean).join(' ');
};

/** By its day of the week, or by its date where that could be another week's. */
const momentOf = (moment: Date, language: string): string => {
  const isNear = moment.getTime() - Date.now() < 6 * day * 60_000;
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    ...(!isNear && { day: 'numeric', month: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(moment);
};

const durationOf = (minutes: number, language: string): string => {
  const [unit, length] = minutes < hour ? ['minute', 1] : minutes < day ? ['hour', hour] : ['day', day];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(1, Math.ceil(minutes / length)));
};

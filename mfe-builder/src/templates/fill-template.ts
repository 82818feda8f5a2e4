import type { FaqText } from '../draft/faqs.ts';
import { commonFaqs, type Trade } from '../words/en/trades/trade.ts';

/**
 * The FAQs of a trade with the owner's details in them. An FAQ is left out if it needs a detail
 * that is empty.
 */
export function fillTemplate({ faqs }: Trade, details: Readonly<Record<string, string>>): FaqText[] {
  return [...commonFaqs, ...faqs].flatMap(([question, answer, ...variants]) => {
    const needed = [...answer.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    if (needed.some((name) => valueOf(details, name) === '')) return [];
    const filled = answer.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(details, name));
    return [{ question, answer: filled.replace(/\.{2,}$/, '.'), variants }];
  });
}

/** Without a full stop at its end: the sentence around it has one. */
const valueOf = (details: Readonly<Record<string, string>>, name: string): string =>
  (details[name] ?? '').trim().replace(/\.$/, '');

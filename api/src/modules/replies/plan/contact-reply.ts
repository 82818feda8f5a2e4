import type { Entry } from '@askwell/answers';
import type { Language } from '../language/languages.ts';
import { phrases } from '../language/phrases.ts';
import { asksForPerson, isAboutReachingPerson } from './asks-for-person.ts';
import type { Asked, ReplyPlan } from './reply-plan.ts';

/**
 * The reply to a visitor who asks for a person: the owner's FAQ about it, if there is one, and the
 * news that a person was asked to join, or else the offer to leave an email address. The FAQ is
 * charged, and left out when the quota is used up. Null for every other message.
 */
export function planContactReply(asked: Asked, conversationLanguage: Language): ReplyPlan | null {
  const language = asksForPerson(asked.text);
  if (language === null) return null;
  // The conversation's language is better known than that of a few words.
  const own = phrases[language === 'en' ? conversationLanguage : language];
  const alone = asked.hasPeople ? own.personAsked : own.leaveEmail;
  const afterFaq = asked.hasPeople ? own.personAlsoAsked : own.orLeaveEmail;
  const faq = asked.isWithinQuota ? contactFaq(asked) : undefined;
  if (!faq) {
    const reply = { text: alone, source: 'none', answered: true, offersContact: true } as const;
    return { kind: 'canned', reply, isCharged: false };
  }
  const text = `${faq.answer}\n\n${afterFaq}`;
  const reply = { text, source: 'faq', answered: true, offersContact: true, cited: [faq] } as const;
  return { kind: 'canned', reply, isCharged: true };
}

/** The FAQ about reaching a person; of several, the one nearest to the message. */
const contactFaq = ({ finding }: Asked): Entry | undefined =>
  [...finding.ranked(), ...finding.entries()].find(
    ({ kind, question }) => kind === 'faq' && isAboutReachingPerson(question),
  );

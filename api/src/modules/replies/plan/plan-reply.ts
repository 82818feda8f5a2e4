import { languageOf, type Language } from '../language/languages.ts';
import { phrases } from '../language/phrases.ts';
import type { CannedReply } from '../reply.ts';
import { asksForPerson } from './asks-for-person.ts';
import { planExactReply } from './exact-reply.ts';
import { complaintIn } from './complaints.ts';
import { planContactReply } from './contact-reply.ts';
import { planRepeatedReply } from './repeated-question.ts';
import type { Asked, ReplyPlan } from './reply-plan.ts';
import { smallTalkReply } from './small-talk.ts';
import { otherThanRejected } from './suggestions.ts';

/**
 * Decides how a message is answered. Small talk, complaints, repeated questions and the way to a
 * person need no quota; everything else is the model's or the owner's own text, while the quota
 * lasts.
 */
export function planReply(asked: Asked): ReplyPlan {
  const { chatbot, text, finding, recent, acceptLanguage, isWithinQuota } = asked;
  const lastQuestion = recent.findLast(({ role }) => role === 'visitor')?.text ?? '';
  const language = languageOf([text, lastQuestion], acceptLanguage);

  const contact = planContactReply(asked, language);
  if (contact) return contact;
  const free = smallTalk(asked) ?? replyToComplaint(asked, language) ?? planRepeatedReply(asked);
  if (free) return { kind: 'canned', reply: free, isCharged: false };
  if (!isWithinQuota) {
    const reply = { text: phrases[language].usedUp, source: 'none', answered: false } as const;
    return { kind: 'canned', reply, isCharged: true };
  }
  return chatbot.exactAnswers
    ? { kind: 'canned', reply: planExactReply(finding, language), isCharged: true }
    : { kind: 'model', language };
}

/** Small talk, a complaint or a wish to talk to a person: no search by meaning is needed. */
export const asksNothing = (asked: AskedText): boolean =>
  smallTalkIn(asked) !== null || complaintIn(asked.text) !== null || asksForPerson(asked.text) !== null;

type AskedText = Pick<Asked, 'chatbot' | 'text' | 'recent' | 'acceptLanguage'>;

function smallTalkIn({ chatbot, text, recent, acceptLanguage }: AskedText): string | null {
  const lastReply = recent.findLast(({ role }) => role === 'bot')?.text;
  return smallTalkReply({ text, name: chatbot.name, lastReply, acceptLanguage });
}

/** An FAQ for the very words, such as 'Hello', takes precedence over small talk. */
function smallTalk(asked: Asked): CannedReply | null {
  const reply = asked.finding.confidence >= 1 ? null : smallTalkIn(asked);
  return reply === null ? null : { text: reply, source: 'none', answered: true, isSmallTalk: true };
}

/**
 * A complaint leads to a person, and to the second match if it is about an answer; an insult gets a
 * calm reply. An FAQ for the very words takes precedence.
 */
function replyToComplaint(asked: Asked, conversationLanguage: Language): CannedReply | null {
  const { text, finding } = asked;
  const found = finding.confidence >= 1 ? null : complaintIn(text);
  if (!found) return null;
  const reply = phrases[found.language === 'en' ? conversationLanguage : found.language][found.kind];
  const offersContact = found.kind === 'complaint';
  const alternatives = offersContact ? otherThanRejected(asked) : [];
  return {
    text: reply,
    source: 'none',
    answered: true,
    offersContact,
    isSmallTalk: !offersContact,
    alternatives,
  };
}

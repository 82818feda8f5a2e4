import type { Entry, Finding } from '@askwell/answers';
import type { ReplySource } from '@askwell/contracts';
import type { FailureKind, ModelUsage } from '../../providers/gemini/index.ts';
import { type ExchangeReply, fitsInTurn, type StoredTrace } from '../conversations/exchanges.index.ts';
import { isSameEntry, type PromptKnowledge } from './model/prompt-knowledge.ts';

export type Reply = {
  text: string;
  source: ReplySource;
  answered: boolean;
  /** A reply to a message that asks nothing, such as a greeting. */
  isSmallTalk: boolean;
  /** A reply to a visitor who wants to talk to a person. */
  offersContact: boolean;
  /** Questions to offer to a visitor who rejects the reply before. */
  alternatives: readonly string[];
  /** It broke off, or the visitor left before its end. */
  isPartial: boolean;
  /** From the question to the first and the last piece. */
  firstTokenMs: number;
  lastTokenMs: number;
  /** Why the model did not answer, or not to the end. */
  failure: FailureKind | null;
  /** The FAQs and passages that it rests on, in the order of its citations. */
  cited: readonly Entry[];
  /** The knowledge in the model's prompt; null where no model was asked. */
  prompt: Pick<PromptKnowledge, 'shown' | 'isWhole'> | null;
  /** Null where no model replied. */
  usage: ModelUsage | null;
};

/** A reply whose text is known before it begins: the owner's own text, or one of ours. */
export type CannedReply = Pick<Reply, 'text' | 'source' | 'answered'> &
  Partial<Pick<Reply, 'isSmallTalk' | 'offersContact' | 'alternatives' | 'cited'>>;

/** A complete reply from what is known of it. */
export const replyOf = (reply: Pick<Reply, 'text' | 'source' | 'answered'> & Partial<Reply>): Reply => ({
  isSmallTalk: false,
  offersContact: false,
  alternatives: [],
  isPartial: false,
  firstTokenMs: 0,
  lastTokenMs: 0,
  failure: null,
  cited: [],
  prompt: null,
  usage: null,
  ...reply,
});

/** What a conversation stores of a reply. */
export function exchangeReplyOf(reply: Reply, finding: Finding): Omit<ExchangeReply, 'id'> {
  const { text, source, answered, isSmallTalk, isPartial, firstTokenMs, lastTokenMs } = reply;
  const isWhole = !isPartial && reply.failure === null && fitsInTurn(text);
  return {
    text,
    source,
    answered,
    isSmallTalk,
    isPartial,
    firstTokenMs,
    lastTokenMs,
    topic: topicOf(reply, finding),
    matches: matchesOf(reply, finding).map(
      ({ question, confidence, isCited, scores, isShown, ...entry }) => ({
        kind: entry.kind,
        ref: entry.ref,
        ...(entry.kind !== 'data' && entry.page && { page: entry.page }),
        question,
        confidence,
        isCited,
        scores,
        isShown,
      }),
    ),
    trace: traceOf(reply, finding),
    isGap: isGap(reply, finding),
    isRepeatable: isWhole && answered && !isSmallTalk && !reply.offersContact,
  };
}

/**
 * The matches of the search, and after them what the reply cites besides, with a confidence of 0.
 */
export function matchesOf(
  { cited, prompt }: Pick<Reply, 'cited' | 'prompt'>,
  { matches }: Pick<Finding, 'matches'>,
) {
  const isShown = (entry: Entry) => prompt?.shown.some((shown) => isSameEntry(shown, entry)) ?? false;
  const others = cited.filter((entry) => !matches.some((match) => isSameEntry(match, entry)));
  return [
    ...matches.map((match) => ({
      ...match,
      isCited: cited.some((entry) => isSameEntry(match, entry)),
      isShown: isShown(match),
    })),
    ...others.map((entry) => ({
      ...entry,
      wording: entry.question,
      confidence: 0,
      isCited: true,
      scores: null,
      isShown: isShown(entry),
    })),
  ];
}

/** How a reply came about; see `StoredTrace`. */
export const traceOf = (
  { prompt, usage }: Pick<Reply, 'prompt' | 'usage'>,
  { threshold }: Pick<Finding, 'threshold'>,
): StoredTrace => ({
  threshold,
  prompt: prompt && { entries: prompt.shown.length, isWhole: prompt.isWhole },
  usage,
});

/** Judged by the model, which reads the knowledge; by the search where the model did not finish. */
function isGap(
  { source, isPartial, isSmallTalk, offersContact, answered }: Reply,
  { decision }: Finding,
): boolean {
  if (isSmallTalk || offersContact) return false;
  return source === 'ai' && !isPartial ? !answered : decision === 'unknown';
}

/** What was asked about: what the reply rests on, else the best match of the search. */
function topicOf(reply: Reply, finding: Finding): string | null {
  if (isGap(reply, finding)) return null;
  const found = finding.decision === 'unknown' ? undefined : finding.matches[0];
  return (reply.cited[0] ?? found)?.question ?? null;
}

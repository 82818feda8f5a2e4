import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import type { ChatbotDocument } from '../../chatbots/index.ts';
import type { HandoffsStore } from '../../conversations/live.index.ts';
import { type InboxPresenceStore, presentMs } from '../live/presence.store.ts';
import { isOpen, nextOpening, openMinutes } from './office-hours.ts';

export type AvailabilityNeeds = {
  handoffs: Pick<HandoffsStore, 'answeredSince'>;
  inboxPresence: Pick<InboxPresenceStore, 'since'>;
  clock: Clock;
};

export type HandoffChatbot = Pick<ChatbotDocument, '_id' | 'ownerId' | 'name' | 'handoff'>;

const figuresMs = 28 * 86_400_000;
const fewestFigures = 10;
const mostFigures = 200;
/** What a time is rounded up to: 5 minutes, half an hour, an hour, 4 hours, a day, 2 days. */
const steps = [5, 30, 60, 240, 1_440, 2_880];

/**
 * Whether people can answer a chatbot's visitors, and how long that takes: the median of the first
 * replies of 28 days in open minutes, rounded up, from 10 on; else what the owner states.
 */
export const availability = ({ handoffs, inboxPresence, clock }: AvailabilityNeeds) => {
  const known = new LRUCache<string, { minutes: number | null }>({ max: 1_000, ttl: 5 * 60_000 });

  const usualMinutes = async ({ _id, ownerId, handoff }: HandoffChatbot): Promise<number | null> => {
    const key = _id.toHexString();
    const cached = known.get(key);
    if (cached) return cached.minutes;
    const since = new Date(clock().getTime() - figuresMs);
    const answered = await handoffs.answeredSince(ownerId, _id, since, mostFigures);
    const times = answered
      .map(({ requestedAt, firstReplyAt }) => openMinutes(handoff, requestedAt, firstReplyAt))
      .toSorted((one, other) => one - other);
    const median = times[Math.floor(times.length / 2)];
    const minutes =
      times.length >= fewestFigures && median !== undefined
        ? (steps.find((step) => median <= step) ?? Math.ceil(median / 1_440) * 1_440)
        : null;
    known.set(key, { minutes });
    return minutes;
  };

  return async (chatbot: HandoffChatbot) => {
    const now = clock();
    const { handoff, ownerId } = chatbot;
    const isOpenNow = isOpen(handoff, now);
    const [present, minutes] = await Promise.all([
      inboxPresence.since(ownerId, new Date(now.getTime() - presentMs)),
      isOpenNow ? usualMinutes(chatbot) : null,
    ]);
    return {
      isOpen: isOpenNow,
      replyMinutes: isOpenNow ? (minutes ?? (handoff.replyMinutes || null)) : null,
      opensAt: nextOpening(handoff, now)?.toISOString() ?? null,
      /** A member who has the inbox open, at any hour. */
      present: present[0]?.name ?? null,
    };
  };
};
export type Availability = ReturnType<typeof availability>;

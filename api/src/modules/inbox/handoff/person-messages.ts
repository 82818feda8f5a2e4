import type { HandoffStatus } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { ConversationDocument } from '../../conversations/index.ts';
import type { PlacedMessage } from '../../conversations/live.index.ts';
import type { HandoffChatbot } from './availability.ts';
import type { LiveChanges } from '../live/live-changes.ts';
import { preferredLanguage } from './preferred-language.ts';
import { requestHandoff, type RequestNeeds } from './request-handoff.ts';
import { storeVisitorMessage, type VisitorMessageBody } from './visitor-messages.ts';

/** For how long a message to a closed conversation opens it again. */
const reopenMs = 24 * 60 * 60_000;

export type PersonMessages = {
  /**
   * Whether a person, and not the chatbot, gets the visitor's next message. Of a closed
   * conversation only for a day, and only for a message that says something.
   */
  isForPerson: (
    chatbot: Pick<HandoffChatbot, 'handoff'>,
    conversation: ConversationDocument | null,
    isSmallTalk: () => boolean,
  ) => boolean;
  /** Stores a message to a person. Throws `conversation_full`, `not_found`. */
  receive: (conversation: ConversationDocument, body: VisitorMessageBody) => Promise<PlacedMessage>;
  /** The visitor asked for a person in words; null where none can be asked for. */
  request: (
    chatbot: HandoffChatbot,
    conversationId: ObjectId,
    acceptLanguage: string,
  ) => Promise<HandoffStatus | null>;
  /**
   * A signal that aborts when a person takes the conversation over, so that the model stops. To be
   * released when the reply has ended.
   */
  watch: (
    chatbot: Pick<HandoffChatbot, 'handoff'>,
    conversation: Pick<ConversationDocument, '_id' | 'handoff'>,
  ) => { taken: AbortSignal; release: () => void };
};

/** A reply that ends sooner costs no look at the conversation. */
const watchAfterMs = 500;

/** What the replies to visitors need of the inbox. */
export const personMessages = (
  needs: RequestNeeds & { liveChanges: Pick<LiveChanges, 'subscribe'> },
): PersonMessages => ({
  isForPerson: (chatbot, conversation, isSmallTalk) => {
    const { handoff } = conversation ?? {};
    switch (handoff?.state) {
      case 'human':
        return true;
      case 'waiting':
        return !chatbot.handoff.answersWhileWaiting;
      case 'closed': {
        const closedAt = handoff.closedAt?.getTime() ?? 0;
        return needs.clock().getTime() - closedAt < reopenMs && !isSmallTalk();
      }
      default:
        return false;
    }
  },

  receive: async (conversation, body) => {
    const { handoff, changedAt } = conversation;
    if (!handoff || !changedAt) throw new TypeError('the conversation has no handoff');
    return storeVisitorMessage(needs, { ...conversation, handoff, changedAt }, body);
  },

  request: async (chatbot, conversationId, acceptLanguage) => {
    if (!chatbot.handoff.isOn) return null;
    const language = preferredLanguage(acceptLanguage);
    await requestHandoff(needs, chatbot, conversationId, { reason: 'request', language });
    return 'waiting';
  },

  watch: (chatbot, { _id, handoff }) => {
    const taking = new AbortController();
    const before = handoff?.control ?? 0;
    let unsubscribe = () => {};
    const timer = setTimeout(() => {
      unsubscribe = needs.liveChanges.subscribe(_id, ({ conversation }) => {
        const { state, control } = conversation.handoff;
        const isSilent = state === 'human' || (state === 'waiting' && !chatbot.handoff.answersWhileWaiting);
        if (isSilent && control !== before) taking.abort();
      });
    }, watchAfterMs);
    return {
      taken: taking.signal,
      release: () => {
        clearTimeout(timer);
        unsubscribe();
      },
    };
  },
});

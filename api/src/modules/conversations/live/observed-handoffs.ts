import type { HandoffsStore } from './handoffs.store.ts';
import type { LiveConversation } from './inbox-lists.ts';

/** The store, with a listener for what changes a visitor's request for a person. */
export const observedHandoffs = (
  store: HandoffsStore,
  onChange: (conversation: LiveConversation) => Promise<void>,
): HandoffsStore => {
  const told = async (changed: LiveConversation | null): Promise<LiveConversation | null> => {
    if (changed) await onChange(changed);
    return changed;
  };
  return {
    ...store,
    begin: async (...begun) => told(await store.begin(...begun)),
    apply: async (...applied) => told(await store.apply(...applied)),
    noteAgentMessage: async (conversation, message) => {
      const noted = await store.noteAgentMessage(conversation, message);
      return conversation.handoff.firstReplyAt === null ? told(noted) : noted;
    },
  };
};

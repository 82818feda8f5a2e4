import type { LiveMessage, LiveStatus } from '@askwell/contracts';
import { type LiveConversation, type PlacedMessage, statusOf } from '../../conversations/live.index.ts';

/** A message as its visitor sees it: of a member only the name. */
export const presentLiveMessage = (message: PlacedMessage): LiveMessage => ({
  seq: message.seq,
  id: message._id.toHexString(),
  role: message.role,
  text: message.text,
  at: message.at.toISOString(),
  ...(message.role === 'agent' && { agent: { name: message.author.name } }),
});

export function presentLiveStatus(
  conversation: Pick<LiveConversation, '_id'> & Partial<Pick<LiveConversation, 'handoff'>>,
): LiveStatus {
  const { handoff } = conversation;
  const agent = handoff?.state === 'human' ? handoff.assignee : null;
  return {
    seq: handoff?.seq ?? 0,
    status: statusOf(conversation),
    ...(agent && { agent: { name: agent.name } }),
  };
}

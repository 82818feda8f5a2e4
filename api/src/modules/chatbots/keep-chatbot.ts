import { plans } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import type { Owner } from '../../kernel/owner.ts';
import { chatbotPolicy } from './chatbots.policy.ts';
import type { ChatbotsStore } from './chatbots.store.ts';

/**
 * Gives a chatbot that is over the limit the place of another one (by default the one in the plan's
 * last place), which is over it then. Throws `not_found`, and `conflict` when the same places were
 * being changed at the same moment.
 */
export async function keepChatbot(
  { chatbots }: { chatbots: ChatbotsStore },
  owner: Owner,
  id: ObjectId,
  insteadOf: string | undefined,
): Promise<void> {
  const own = await chatbots.list(owner.id);
  const kept = own.find(({ _id }) => _id.equals(id));
  if (!kept) throw new Problem('not_found');
  if (!chatbotPolicy.isOverLimit(owner, kept)) return;

  const place = plans[owner.plan].chatbots - 1;
  const within = own.filter((chatbot) => !chatbotPolicy.isOverLimit(owner, chatbot));
  const left =
    insteadOf === undefined
      ? within.find(({ slot }) => slot === place)
      : within.find(({ _id }) => _id.equals(insteadOf));
  if (insteadOf !== undefined && !left) throw new Problem('not_found');

  // One after the other, never two in one place: who is interrupted halfway has a free place, and
  // can choose again.
  const end = Math.max(...own.map(({ slot }) => slot)) + 1;
  const isDone =
    (!left || (await chatbots.move(owner.id, left._id, left.slot, end))) &&
    (await chatbots.move(owner.id, kept._id, kept.slot, left?.slot ?? place));
  if (!isDone) throw new Problem('conflict');
  await closeGaps(chatbots, owner.id);
}

/**
 * Moves chatbots up to the places that have become free, so that a plan is always full before any
 * chatbot is over it.
 */
export async function closeGaps(chatbots: ChatbotsStore, ownerId: ObjectId): Promise<void> {
  const own = (await chatbots.list(ownerId)).toSorted((a, b) => a.slot - b.slot);
  for (const [place, { _id, slot }] of own.entries()) {
    if (slot !== place) await chatbots.move(ownerId, _id, slot, place);
  }
}

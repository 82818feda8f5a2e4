import type { ObjectId } from 'mongodb';
import { placeOf, type Quarter, quarterOf, startOf } from '../../../kernel/quarters.ts';
import type { HandoffsStore } from '../../conversations/live.index.ts';
import type { CountersStore } from '../count/counters.store.ts';
import { countRequest, type CountRequestNeeds } from './count-requests.ts';
import { countsOf } from './request-figures.ts';
import type { RequestsStore } from './requests.store.ts';

export type ReconcileRequestsNeeds = CountRequestNeeds & {
  requests: RequestsStore;
  counters: Pick<CountersStore, 'read' | 'add' | 'remove'>;
  handoffs: Pick<HandoffsStore, 'changedOf'>;
};

/** More conversations do not change with people in the minutes that are in doubt. */
const mostChanged = 10_000;

/**
 * Counts the requests for a person whose conversations changed since an instant, and makes the
 * counters of those requests equal to their records. Returns false and changes no counter if one
 * was counted after `quietSince`, and may be half counted.
 */
export async function reconcileRequests(
  needs: ReconcileRequestsNeeds,
  { ownerId, chatbotId, from }: { ownerId: ObjectId; chatbotId: ObjectId; from: Date },
  quietSince: Date,
): Promise<boolean> {
  const { requests, handoffs } = needs;
  const isQuiet = async () => (await requests.countedSince(chatbotId, quietSince)).length === 0;
  if (!(await isQuiet())) return false;
  const changed = await handoffs.changedOf(ownerId, [chatbotId], from, mostChanged);
  const settled = changed.filter(({ changedAt }) => changedAt < quietSince);
  for (const conversation of settled) await countRequest(needs, conversation);

  const inDoubt = await requests.countedSince(chatbotId, from);
  for (const hour of new Set(inDoubt.map(({ requestedAt }) => hourOf(requestedAt)))) {
    await reconcileHour(needs, chatbotId, hour);
  }
  return true;
}

async function reconcileHour(
  { requests, counters }: ReconcileRequestsNeeds,
  chatbotId: ObjectId,
  hour: number,
): Promise<void> {
  const [from, to] = [new Date(hour), new Date(hour + hourMs)];
  const counted = await counters.read(chatbotId, quarterOf(from), quarterOf(to));
  const stored = await requests.between(chatbotId, from, to);
  await counters.add(chatbotId, ...stored.map(countsOf), ...counted.map(peopleOf));
}

/** The counts of people of a quarter, as negative amounts. */
const peopleOf = ([quarter, { people = {} }]: [Quarter, { people?: Record<string, number> }]) =>
  [
    startOf(quarter),
    Object.fromEntries(Object.entries(people).map(([key, amount]) => [`people.${key}`, -amount])),
  ] as const;

const hourOf = (at: Date): number => placeOf(quarterOf(at)).hour.getTime();
const hourMs = 3_600_000;

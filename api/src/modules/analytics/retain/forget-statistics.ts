import type { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import { quarterOf, startOf } from '../../../kernel/quarters.ts';
import type { CountersStore } from '../count/counters.store.ts';
import type { DaysStore } from '../count/days.store.ts';
import type { TotalsStore } from '../count/totals.store.ts';
import type { VisitorsStore } from '../count/visitors.store.ts';
import type { RequestsStore } from '../requests/requests.store.ts';
import { forgottenBefore } from './forgotten-before.ts';

export type ForgetNeeds = {
  counters: Pick<CountersStore, 'oldest' | 'removeUntil'>;
  days: Pick<DaysStore, 'removeBefore'>;
  totals: Pick<TotalsStore, 'forgotten' | 'forget' | 'unswept' | 'noteSweep'>;
  visitors: Pick<VisitorsStore, 'removeInactive'>;
  requests: Pick<RequestsStore, 'removeBefore'>;
  clock: Clock;
};

/** How often the statistics of a chatbot are looked through. */
const everyMs = 7 * 86_400_000;

/** Hours that are read and deleted together. */
const atOnce = 200;

/**
 * A job: deletes hours, days, requests for a person and visitors that no report reads any more.
 * What the hours had stays in the totals.
 */
export const forgetStatistics = (needs: ForgetNeeds) => async (): Promise<void> => {
  const { days, totals, visitors, requests, clock } = needs;
  const now = clock();
  const before = forgottenBefore(quarterOf(now));
  for (const chatbotId of await totals.unswept(new Date(now.getTime() - everyMs))) {
    await forgetHours(needs, chatbotId, startOf(before));
    await days.removeBefore(chatbotId, startOf(before));
    await requests.removeBefore(chatbotId, startOf(before));
    await visitors.removeInactive(chatbotId, before);
    await totals.noteSweep(chatbotId, now);
  }
};

/**
 * Each batch is noted in the totals before it is deleted. What a killed process has noted and not
 * deleted is deleted first, and not noted again.
 */
async function forgetHours(
  { counters, totals }: ForgetNeeds,
  chatbotId: ObjectId,
  before: Date,
): Promise<void> {
  for (;;) {
    const noted = await totals.forgotten(chatbotId);
    if (noted) await counters.removeUntil(chatbotId, noted.until);
    const hours = await counters.oldest(chatbotId, before, atOnce);
    const last = hours.at(-1);
    if (!last) return;
    const sum = hours.reduce(
      (all, { messages, views }) => ({ messages: all.messages + messages, views: all.views + views }),
      { messages: 0, views: 0 },
    );
    if (!(await totals.forget(chatbotId, noted, { until: last.hour, ...sum }))) return;
  }
}

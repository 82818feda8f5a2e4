import type { Services } from '../../services.ts';
import type { Mended } from './mend-statistics.ts';
import { mendStatistics } from './mend-statistics.ts';

type Needs = Mended & Pick<Services, 'presence' | 'processId' | 'log'>;

/** How often a process says that it is alive, and how long its silence may be. */
export const pulseMs = 10_000;
const silenceMs = 3 * pulseMs;

/** A job: says that this process is alive. */
export const pulse =
  ({ presence, processId, clock }: Pick<Needs, 'presence' | 'processId' | 'clock'>) =>
  async (): Promise<void> => {
    await presence.note(processId, clock());
  };

/** A job: counts anew what a process that was killed may have stored and not counted, or counted and not stored. */
export const mendAfterLoss = (services: Needs) => async (): Promise<void> => {
  const { presence, processId, messages, clock, log } = services;
  for (const { _id, aliveAt } of await presence.lost(new Date(clock().getTime() - silenceMs))) {
    if (_id === processId) continue;
    // It may have gone on for one more pulse, with messages that it had begun to store before the last one.
    const from = new Date(aliveAt.getTime() - silenceMs);
    const to = new Date(aliveAt.getTime() + silenceMs);
    let isMended = true;
    for (const { ownerId, chatbotId, first } of await messages.storedSince(from)) {
      if (first >= to) continue;
      isMended = (await mendStatistics(services, { ownerId, chatbotId, from, to })) && isMended;
    }
    if (!isMended) continue;
    await presence.forget(_id);
    log.warn(
      { lost: _id, aliveAt },
      'a process was lost; the statistics of its last moments were counted anew',
    );
  }
};

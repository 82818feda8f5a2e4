import type { CountedSource } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { TopicsStore } from '../count/topics.store.ts';

const mostSources = 100;

/** What replies were based on, by the counts of their ids, the most frequent first. */
export async function answerSources(
  topics: TopicsStore,
  chatbotId: ObjectId,
  counts: ReadonlyMap<string, number>,
): Promise<CountedSource[]> {
  const origins = await topics.origins(chatbotId, [...counts.keys()]);
  return [...counts]
    .flatMap(([id, count]) => {
      const origin = origins.get(id);
      return origin && count > 0 ? [{ ...origin, count }] : [];
    })
    .toSorted((one, other) => other.count - one.count || compare(keyOf(one), keyOf(other)))
    .slice(0, mostSources);
}

/** Equally frequent sources keep their order from one reading to the next. */
const keyOf = ({ kind, name, url }: CountedSource): string => `${name} ${url ?? ''} ${kind}`;

const compare = (one: string, other: string): number => (one < other ? -1 : 1);

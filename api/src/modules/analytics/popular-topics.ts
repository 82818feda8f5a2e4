import { groupQuestions } from '@askwell/answers';
import type { Analytics } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { Period } from './periods.ts';
import { startOf } from './quarters.ts';
import type { TopicsStore } from './topics.store.ts';

/** What visitors asked about most: by the FAQ that matched, the other questions in groups of the same meaning. */
export const popularTopics = async (
  topics: TopicsStore,
  chatbotId: ObjectId,
  { from, to }: Period,
  matched: ReadonlyMap<string, number>,
): Promise<Analytics['popularTopics']> => {
  const [names, unmatched] = await Promise.all([
    topics.names(chatbotId, [...matched.keys()]),
    topics.unmatchedIn(chatbotId, startOf(from), startOf(to)),
  ]);
  return [
    ...[...matched].flatMap(([id, count]) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ name, count }];
    }),
    ...groupQuestions(unmatched).map(({ name, questions }) => ({ name, count: questions.length })),
  ]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostTopics);
};

const mostTopics = 100;

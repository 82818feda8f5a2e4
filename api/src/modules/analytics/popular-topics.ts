import { groupQuestions } from '@askwell/answers';
import type { Analytics } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { MessagesStore } from '../conversations/messages.store.ts';
import type { Period } from './periods.ts';
import { startOf } from './quarters.ts';
import type { TopicsStore } from './topics.store.ts';

type Needs = { topics: TopicsStore; messages: Pick<MessagesStore, 'gaps'> };

/** What visitors asked about most: by what the reply rests on, questions without an answer in groups of the same meaning. */
export const popularTopics = async (
  { topics, messages }: Needs,
  ownerId: ObjectId,
  chatbotId: ObjectId,
  { from, to }: Period,
  answered: ReadonlyMap<string, number>,
): Promise<Analytics['popularTopics']> => {
  const [names, gaps] = await Promise.all([
    topics.names(chatbotId, [...answered.keys()]),
    messages.gaps(ownerId, chatbotId, { from: startOf(from), to: startOf(to) }, mostGaps),
  ]);
  return [
    ...[...answered].flatMap(([id, count]) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ name, count }];
    }),
    ...groupQuestions(gaps.map(({ text }) => text)).map(({ name, questions }) => ({
      name,
      count: questions.length,
    })),
  ]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostTopics);
};

const mostTopics = 100;
/** The latest ones; to group all of a busy year would take long. */
const mostGaps = 200;

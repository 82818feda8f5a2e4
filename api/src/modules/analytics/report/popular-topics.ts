import { groupQuestions } from '@askwell/answers';
import type { Analytics } from '@askwell/contracts';
import { LRUCache } from 'lru-cache';
import type { ObjectId } from 'mongodb';
import { createHash } from 'node:crypto';
import type { MessagesStore } from '../../conversations/index.ts';
import { instantsOf, type Stretch } from '../../../kernel/periods.ts';
import type { TopicsStore } from '../count/topics.store.ts';

type Needs = { topics: TopicsStore; messages: Pick<MessagesStore, 'gapTexts'> };
type Topics = Analytics['popularTopics'];

/**
 * What visitors asked about most: by what the reply rests on, questions without an answer in groups
 * of the same meaning.
 */
export const popularTopics = ({ topics, messages }: Needs) => {
  const unanswered = cachedGroups();
  return {
    /** The groups of a stretch's questions without an answer. */
    unanswered: async (ownerId: ObjectId, chatbotId: ObjectId, stretch: Stretch): Promise<Topics> =>
      unanswered(await messages.gapTexts(ownerId, chatbotId, instantsOf(stretch), mostGaps)),

    /**
     * Those together with the answered ones, which are counted by the ids of their topics, the most
     * frequent first.
     */
    list: async (
      chatbotId: ObjectId,
      answered: ReadonlyMap<string, number>,
      groups: Topics,
    ): Promise<Topics> => {
      const names = await topics.names(chatbotId, [...answered.keys()]);
      const named = [...answered].flatMap(([id, count]) => {
        const name = names.get(id);
        return name === undefined ? [] : [{ name, count }];
      });
      return [...named, ...groups].toSorted((one, other) => other.count - one.count).slice(0, mostTopics);
    },
  };
};

const groupsOf = (questions: readonly string[]): Topics =>
  groupQuestions(questions).map(({ name, questions: same }) => ({ name, count: same.length }));

/**
 * `groupsOf` with a cache: an owner opens the same questions again and again, and grouping a
 * hundred of them takes longer than reading them.
 */
function cachedGroups() {
  const cache = new LRUCache<string, Topics>({ max: mostCached });
  return (texts: readonly string[]): Topics => {
    const key = createHash('sha256').update(JSON.stringify(texts)).digest('base64');
    const groups = cache.get(key) ?? groupsOf(texts);
    cache.set(key, groups);
    return groups;
  };
}

const mostCached = 50;
const mostTopics = 100;
/** The latest ones; to group all of a busy year would take long. */
const mostGaps = 100;

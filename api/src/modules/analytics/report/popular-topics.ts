import { groupQuestions } from '@askwell/answers';
import type { Analytics } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import { createHash } from 'node:crypto';
import type { MessagesStore } from '../../conversations/index.ts';
import { lately } from '../lately.ts';
import { instantsOf, type Stretch } from '../../../kernel/periods.ts';
import type { TopicsStore } from '../count/topics.store.ts';

type Needs = { topics: TopicsStore; messages: Pick<MessagesStore, 'gapTexts'> };
type Topics = Analytics['popularTopics'];

/** What visitors asked about most: by what the reply rests on, questions without an answer in groups of the same meaning. */
export const popularTopics = ({ topics, messages }: Needs) => {
  const unanswered = remembering(groupsOf);
  return {
    /** The groups of a stretch's questions without an answer. */
    unanswered: async (ownerId: ObjectId, chatbotId: ObjectId, stretch: Stretch): Promise<Topics> =>
      unanswered(await messages.gapTexts(ownerId, chatbotId, instantsOf(stretch), mostGaps)),

    /** Those together with the answered ones, which are counted by the ids of their topics, the most frequent first. */
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
 * Remembers what was worked out of some lists of texts: an owner looks at the same open questions again and again, and to group
 * a hundred of them takes longer than to read them.
 */
function remembering<Result>(work: (texts: readonly string[]) => Result) {
  const known = lately<Result>(mostRemembered);
  return (texts: readonly string[]): Result => {
    const key = createHash('sha256').update(JSON.stringify(texts)).digest('base64');
    const result = known.get(key) ?? work(texts);
    known.note(key, result);
    return result;
  };
}

const mostRemembered = 50;
const mostTopics = 100;
/** The latest ones; to group all of a busy year would take long. */
const mostGaps = 100;

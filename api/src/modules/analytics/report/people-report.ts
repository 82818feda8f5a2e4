import type { PeopleReport } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { Stretch } from '../../../kernel/periods.ts';
import type { TopicsStore } from '../count/topics.store.ts';
import { minutesIn, noTopic, peopleKeyIn, unansweredTopic } from '../requests/request-figures.ts';
import type { Statistics } from './read-statistics.ts';
import { countsById, summaryOf } from './summary.ts';

type Needs = {
  topics: Pick<TopicsStore, 'names'>;
  membersOf: (accountId: ObjectId) => Promise<readonly { id: string; name: string }[]>;
};
type Times = Pick<
  PeopleReport,
  'requests' | 'answered' | 'resolved' | 'firstReplyMinutes' | 'resolutionMinutes'
>;

const mostTopics = 100;

/** Who resolved what by topic, and how soon members replied, from the counters of a stretch. */
export async function peopleReport(
  { topics, membersOf }: Needs,
  chatbot: { _id: ObjectId; ownerId: ObjectId },
  statistics: Statistics,
  stretch: Stretch,
): Promise<PeopleReport> {
  const all = new Tally();
  const members = new Tallies();
  const byTopic = new Tallies();
  for (const [key, count] of countsById(statistics, stretch, 'people')) {
    const parts = peopleKeyIn(key);
    if (!parts) continue;
    for (const tally of [all, byTopic.of(parts.topicId), ...(parts.by ? [members.of(parts.by)] : [])]) {
      tally.add(parts, count);
    }
  }
  const questions = countsById(statistics, stretch, 'topics');
  questions.set(unansweredTopic, summaryOf(statistics, stretch).gaps);

  const names = await topics.names(chatbot._id, [...new Set([...questions.keys(), ...byTopic.keys()])]);
  const memberNames = new Map((await membersOf(chatbot.ownerId)).map(({ id, name }) => [id, name]));
  const topicIds = [...names.keys(), unansweredTopic, noTopic];
  return {
    ...all.times(),
    members: [...members.keys()]
      .map((id) => {
        const { requests: _, ...times } = members.of(id).times();
        return { id, name: memberNames.get(id) ?? null, ...times };
      })
      .filter(({ answered, resolved }) => answered + resolved > 0)
      .toSorted((one, other) => other.answered - one.answered || other.resolved - one.resolved),
    topics: topicIds
      .map((id) => topicOf(id, names, questions.get(id) ?? 0, byTopic.of(id).times()))
      .filter(({ questions: asked }) => asked > 0)
      .toSorted((one, other) => other.questions - one.questions)
      .slice(0, mostTopics),
  };
}

/** Of visitors who asked the chatbot nothing before, the request counts as their question. */
const topicOf = (
  id: string,
  names: ReadonlyMap<string, string>,
  questions: number,
  times: Times,
): PeopleReport['topics'][number] => ({
  kind: id === unansweredTopic || id === noTopic ? id : 'topic',
  name: names.get(id) ?? null,
  questions: Math.max(questions, times.requests),
  ...times,
});

type Part = NonNullable<ReturnType<typeof peopleKeyIn>>;

/** Requests, replies and resolutions, each with their times. */
class Tally {
  readonly #buckets = {
    requests: new Map<number, number>(),
    replies: new Map<number, number>(),
    resolutions: new Map<number, number>(),
  };

  add({ kind, bucket }: Part, count: number): void {
    const buckets = this.#buckets[kind];
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + count);
  }

  times(): Times {
    const { requests, replies, resolutions } = this.#buckets;
    return {
      requests: sumOf(requests),
      answered: sumOf(replies),
      resolved: sumOf(resolutions),
      firstReplyMinutes: medianOf(replies),
      resolutionMinutes: medianOf(resolutions),
    };
  }
}

class Tallies {
  readonly #tallies = new Map<string, Tally>();

  of(id: string): Tally {
    const tally = this.#tallies.get(id) ?? new Tally();
    this.#tallies.set(id, tally);
    return tally;
  }

  keys(): string[] {
    return [...this.#tallies.keys()];
  }
}

const sumOf = (buckets: ReadonlyMap<number, number>): number =>
  [...buckets.values()].reduce((sum, count) => sum + count, 0);

/** The bucket that holds the middle value; null without values. */
function medianOf(buckets: ReadonlyMap<number, number>): number | null {
  let left = Math.floor(sumOf(buckets) / 2);
  for (const [bucket, count] of [...buckets].toSorted(([one], [other]) => one - other)) {
    left -= count;
    if (left < 0) return minutesIn(bucket);
  }
  return null;
}

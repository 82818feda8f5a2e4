import type { PeopleReport } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { expect } from 'vitest';
import type { ConversationDocument, MessageDocument } from '../../conversations/conversation-documents.ts';

type RawRequest = {
  topic: string;
  by: string | undefined;
  firstReply: number | null;
  closedBy: string | undefined;
  resolution: number | null;
};

/**
 * The report of people from raw conversations and messages, by nothing of the code that counts; of
 * chatbots without opening hours. Times are compared within the precision of the report.
 */
export async function recountPeople(db: Db, chatbotId: ObjectId) {
  const conversations = await db
    .collection<ConversationDocument>('conversations')
    .find({ chatbotId })
    .toArray();
  const messages = await db
    .collection<MessageDocument>('messages')
    .find({ chatbotId })
    .sort({ at: 1, seq: 1 })
    .toArray();
  const requests = conversations.flatMap((conversation) =>
    requestsOf(
      conversation,
      messages.filter(({ conversationId }) => conversationId.equals(conversation._id)),
    ),
  );
  const questions = topicsOf(messages);
  for (const { topic } of requests.filter(({ topic: one }) => one === 'none')) {
    questions.set(topic, (questions.get(topic) ?? 0) + 1);
  }
  return {
    ...timesOf(requests),
    members: [...new Set(requests.flatMap(({ by, closedBy }) => [by ?? [], closedBy ?? []].flat()))].map(
      (id) => ({
        id,
        answered: requests.filter(({ by }) => by === id).length,
        resolved: requests.filter(({ closedBy, resolution }) => closedBy === id && resolution !== null)
          .length,
      }),
    ),
    topics: new Map(
      [...questions].map(([topic, count]) => [
        topic,
        { questions: count, ...timesOf(requests.filter((one) => one.topic === topic)) },
      ]),
    ),
  };
}

/** The same of a report, by which a recount can be compared with it. */
export const comparable = ({ members, topics, ...times }: PeopleReport) => ({
  ...times,
  members: expect.arrayContaining(
    members.map(({ id, answered, resolved }) => ({ id, answered, resolved })),
  ) as unknown,
  topics: new Map(topics.map(({ kind, name, ...figures }) => [name ?? kind, figures])),
});

/** From one request to the next, by the events of the thread. */
function requestsOf({ handoff }: ConversationDocument, messages: readonly MessageDocument[]): RawRequest[] {
  const events = handoff?.events ?? [];
  const starts = events.filter(({ type }) => type === 'requested');
  return starts.map(({ at }, place) => {
    const until = starts[place + 1]?.at ?? new Date(8.64e15);
    const isWithin = (one: { at: Date }) => one.at >= at && one.at < until;
    const reply = messages.find((message) => message.role === 'agent' && isWithin(message));
    const end = events.filter((one) => isWithin(one) && ['closed', 'reopened'].includes(one.type)).at(-1);
    const close = reply && end?.type === 'closed' ? end : undefined;
    const minutes = (one: { at: Date } | undefined) =>
      one ? (one.at.getTime() - at.getTime()) / 60_000 : null;
    return {
      topic: [...topicsOf(messages.filter((message) => message.at <= at)).keys()].at(-1) ?? 'none',
      by: reply?.role === 'agent' ? reply.author.id : undefined,
      firstReply: minutes(reply),
      closedBy: close?.by?.id,
      resolution: minutes(close),
    };
  });
}

/** How often each topic was asked about, the latest one last. */
function topicsOf(messages: readonly MessageDocument[]): Map<string, number> {
  const topics = new Map<string, number>();
  const asked = new Map<string, MessageDocument>();
  for (const message of messages) {
    const conversation = message.conversationId.toHexString();
    if (message.role === 'visitor') asked.set(conversation, message);
    if (message.role !== 'bot') continue;
    const question = asked.get(conversation);
    const isGap = question?.role === 'visitor' && question.isGap;
    const topic = isGap ? 'unanswered' : message.topic;
    if (topic === null) continue;
    const before = topics.get(topic) ?? 0;
    topics.delete(topic);
    topics.set(topic, before + 1);
  }
  return topics;
}

const timesOf = (requests: readonly RawRequest[]) => ({
  requests: requests.length,
  answered: requests.filter(({ firstReply }) => firstReply !== null).length,
  resolved: requests.filter(({ resolution }) => resolution !== null).length,
  firstReplyMinutes: medianOf(requests.flatMap(({ firstReply }) => firstReply ?? [])),
  resolutionMinutes: medianOf(requests.flatMap(({ resolution }) => resolution ?? [])),
});

function medianOf(values: readonly number[]): unknown {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  if (middle === undefined) return null;
  return expect.toSatisfy(
    (found: number) => Math.abs(found - middle) <= 0.1 + 0.025 * (middle + 1),
  ) as unknown;
}

import { groupQuestions } from '@askwell/answers';
import type { Gap, listGaps, ResponseOf } from '@askwell/contracts';
import { setImmediate } from 'node:timers/promises';
import type { ConversationsStore, Gap as Asked, MessagesStore } from '../conversations/index.ts';
import type { Retrieval } from '../knowledge/index.ts';
import type { ChatbotDocument } from '../chatbots/index.ts';

type Needs = { messages: MessagesStore; conversations: ConversationsStore; retrieval: Retrieval };

/** The latest ones; to group all of a busy year would take long. */
const mostQuestions = 1_000;

/**
 * A period's questions without an answer, those that ask the same together, and those of most visitors first. What the
 * knowledge base has learned to answer since it was asked is no gap any more.
 */
export async function findGaps(
  { messages, conversations, retrieval }: Needs,
  chatbot: ChatbotDocument,
  period: { from: Date; to: Date },
): Promise<ResponseOf<typeof listGaps>['data']> {
  const { _id: chatbotId, ownerId } = chatbot;
  const asked = await messages.gaps(ownerId, chatbotId, period, mostQuestions);
  const open = await withoutAnswered(retrieval, chatbot, byText(asked));
  const visitorOf = await conversations.visitorsOf(
    ownerId,
    [...open.values()].flat().map(({ conversationId }) => conversationId),
  );
  const visitors = (gap: readonly Asked[]) =>
    new Set(gap.map(({ conversationId }) => visitorOf.get(conversationId.toHexString()))).size;

  const questions = [...open].flatMap(([text, all]) => all.map(() => text));
  const gaps = groupQuestions(questions).map((group): Gap => {
    const texts = [...new Set(group.questions)];
    const all = texts.flatMap((text) => open.get(text) ?? []);
    return {
      name: group.name,
      visitors: visitors(all),
      lastAskedAt: new Date(Math.max(...all.map(({ at }) => at.getTime()))).toISOString(),
      questions: texts
        .map((text) => ({ text, count: open.get(text)?.length ?? 0 }))
        .toSorted((one, other) => other.count - one.count),
    };
  });
  return {
    gaps: gaps.toSorted((one, other) => other.visitors - one.visitors),
    questions: questions.length,
  };
}

type ByText = ReadonlyMap<string, Asked[]>;

function byText(asked: readonly Asked[]): ByText {
  const texts = new Map<string, Asked[]>();
  for (const gap of asked) texts.set(gap.text, [...(texts.get(gap.text) ?? []), gap]);
  return texts;
}

/** So many questions are looked up before others get their turn. */
const atOnce = 50;

/** Asks today's knowledge base what was last asked of another one. */
async function withoutAnswered(
  retrieval: Needs['retrieval'],
  chatbot: ChatbotDocument,
  asked: ByText,
): Promise<ByText> {
  const open = new Map<string, Asked[]>();
  let lookedUp = 0;
  for (const [text, gaps] of asked) {
    const isOfToday = gaps.some(({ knowledgeId }) => isSame(knowledgeId, chatbot.knowledgeId));
    if (!isOfToday) {
      const { decision } = await retrieval.find(chatbot, { text, before: undefined });
      if (++lookedUp % atOnce === 0) await setImmediate();
      if (decision === 'answer') continue;
    }
    open.set(text, gaps);
  }
  return open;
}

const isSame = (one: Asked['knowledgeId'], other: Asked['knowledgeId']): boolean =>
  one === null || other === null ? one === other : one.equals(other);

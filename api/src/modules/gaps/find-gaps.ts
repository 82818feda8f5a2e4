import { groupQuestions } from '@askwell/answers';
import type { Gap, listGaps, ResponseOf } from '@askwell/contracts';
import { setImmediate } from 'node:timers/promises';
import type { ConversationsStore, Gap as Asked, MessagesStore } from '../conversations/index.ts';
import type { Retrieval } from '../knowledge/index.ts';
import type { ChatbotDocument } from '../chatbots/index.ts';

export type GapNeeds = {
  messages: Pick<MessagesStore, 'gaps'>;
  conversations: Pick<ConversationsStore, 'visitorsOf'>;
  retrieval: Pick<Retrieval, 'find'>;
};

/** Only the latest questions are grouped: grouping those of a busy year would take long. */
const mostQuestions = 1_000;

/**
 * Groups a period's unanswered questions by meaning, the groups of most visitors first. Leaves out
 * questions that the knowledge base has been extended to answer since.
 */
export async function findGaps(
  { messages, conversations, retrieval }: GapNeeds,
  chatbot: ChatbotDocument,
  period: { from: Date; to: Date },
): Promise<ResponseOf<typeof listGaps>['data']> {
  const { _id: chatbotId, ownerId } = chatbot;
  const asked = await messages.gaps(ownerId, chatbotId, period, mostQuestions);
  const open = await withoutAnswered(retrieval, chatbot, byText(asked));
  const visitorOf = await conversations.visitorsOf(
    ownerId,
    chatbotId,
    [...open.values()].flat().map(({ conversationId }) => conversationId),
  );
  const visitors = (gap: readonly Asked[]) =>
    new Set(gap.map(({ conversationId }) => visitorOf.get(conversationId.toHexString())?.visitorId)).size;
  const answeredIn = (gap: readonly Asked[]): string | null => {
    const answered = gap.filter(({ conversationId, at }) => {
      const repliedAt = visitorOf.get(conversationId.toHexString())?.personRepliedAt;
      return repliedAt && repliedAt > at;
    });
    const [latest] = answered.toSorted((one, other) => other.at.getTime() - one.at.getTime());
    return latest?.conversationId.toHexString() ?? null;
  };

  const questions = [...open].flatMap(([text, all]) => all.map(() => text));
  const gaps = groupQuestions(questions).map((group): Omit<Gap, 'page'> => {
    const texts = [...new Set(group.questions)];
    const all = texts.flatMap((text) => open.get(text) ?? []);
    return {
      name: group.name,
      visitors: visitors(all),
      answeredIn: answeredIn(all),
      lastAskedAt: new Date(Math.max(...all.map(({ at }) => at.getTime()))).toISOString(),
      questions: texts
        .map((text) => ({ text, count: open.get(text)?.length ?? 0 }))
        .toSorted((one, other) => other.count - one.count),
    };
  });
  const sorted = gaps.toSorted((one, other) => other.visitors - one.visitors);
  return { gaps: await withPages(retrieval, chatbot, sorted), questions: questions.length };
}

/** The nearest page is searched for this many gaps at most. */
const mostSearched = 50;
/** A page is near when its confidence is this share of the confidence that an answer needs. */
const nearShare = 0.5;

async function withPages(
  retrieval: GapNeeds['retrieval'],
  chatbot: ChatbotDocument,
  gaps: readonly Omit<Gap, 'page'>[],
): Promise<Gap[]> {
  const found: Gap[] = [];
  for (const gap of gaps) {
    const isSearched = found.length < mostSearched;
    found.push({ ...gap, page: isSearched ? await pageNearTo(retrieval, chatbot, gap.name) : null });
    if (found.length % searchBatch === 0) await setImmediate();
  }
  return found;
}

async function pageNearTo(
  retrieval: GapNeeds['retrieval'],
  chatbot: ChatbotDocument,
  text: string,
): Promise<Gap['page']> {
  const { matches, threshold } = await retrieval.find(chatbot, { text, before: undefined, owner: null });
  const nearest = matches.find(
    ({ kind, confidence }) => kind === 'passage' && confidence >= threshold * nearShare,
  );
  if (nearest?.kind !== 'passage') return null;
  const { title, url } = nearest.page;
  return { title: title || url || nearest.question, ...(url !== null && { url }) };
}

type ByText = ReadonlyMap<string, Asked[]>;

function byText(asked: readonly Asked[]): ByText {
  const texts = new Map<string, Asked[]>();
  for (const gap of asked) texts.set(gap.text, [...(texts.get(gap.text) ?? []), gap]);
  return texts;
}

/** The search lets other requests run after this many questions. */
const searchBatch = 50;

/** Searches the current knowledge base for questions that were asked of an earlier one. */
async function withoutAnswered(
  retrieval: GapNeeds['retrieval'],
  chatbot: ChatbotDocument,
  asked: ByText,
): Promise<ByText> {
  const open = new Map<string, Asked[]>();
  let searched = 0;
  for (const [text, gaps] of asked) {
    const isOfCurrentKnowledge = gaps.some(({ knowledgeId }) => isSame(knowledgeId, chatbot.knowledgeId));
    if (!isOfCurrentKnowledge) {
      const { decision } = await retrieval.find(chatbot, { text, before: undefined, owner: null });
      if (++searched % searchBatch === 0) await setImmediate();
      if (decision === 'answer') continue;
    }
    open.set(text, gaps);
  }
  return open;
}

const isSame = (one: Asked['knowledgeId'], other: Asked['knowledgeId']): boolean =>
  one === null || other === null ? one === other : one.equals(other);

import { type draftFaq as call, limits, type ResponseOf } from '@askwell/contracts';
import type { Encryption } from '../../../kernel/encryption.ts';
import type { Owner } from '../../../kernel/owner.ts';
import { apiKeyOf } from '../../accounts/api-keys.index.ts';
import type { ChatbotsStore } from '../../chatbots/index.ts';
import type { ConversationKey, MessagesStore } from '../../conversations/index.ts';
import type { MessageDocument } from '../../conversations/live.index.ts';
import type { Retrieval } from '../../knowledge/index.ts';
import { askModel, type AskNeeds } from './ask-model.ts';
import { withoutPersonalData } from './personal-data.ts';

export type DraftNeeds = AskNeeds & {
  chatbots: Pick<ChatbotsStore, 'find'>;
  encryption: Pick<Encryption, 'decrypt'>;
  messages: Pick<MessagesStore, 'list'>;
  retrieval: Pick<Retrieval, 'find'>;
};

type Draft = ResponseOf<typeof call>['data'];

const { question: mostQuestion, answer: mostAnswer } = limits.knowledgeBase;
const nothing: Draft = { draft: null, similar: null, isPersonal: false };

/**
 * Drafts an FAQ from what was said, with the owner's model where there is one, or else as it
 * stands: the visitor's question and the members' answers. Internal notes are no part of it.
 */
export async function draftFaq(
  needs: DraftNeeds,
  owner: Owner,
  conversation: ConversationKey,
): Promise<Draft> {
  const { chatbots, messages, retrieval } = needs;
  const { ownerId, chatbotId } = conversation;
  const [chatbot, said] = await Promise.all([chatbots.find(ownerId, chatbotId), messages.list(conversation)]);
  const plain = plainDraft(said);
  if (!chatbot || !plain) return nothing;
  const apiKey = apiKeyOf(needs, owner);
  const drafted = apiKey === null ? null : await askModel(needs, apiKey, said);
  const isPersonal = drafted === 'personal';
  const draft = drafted === 'personal' || drafted === null ? plain : drafted;
  const found = await retrieval.find(chatbot, { text: draft.question, before: undefined, owner: null });
  const [nearest] = found.matches;
  const similar = found.decision === 'answer' && nearest?.kind === 'faq' ? nearest : null;
  return {
    draft,
    similar: similar && { question: similar.question, answer: similar.answer },
    isPersonal,
  };
}

function plainDraft(said: readonly MessageDocument[]): NonNullable<Draft['draft']> | null {
  const asked = questionIn(said);
  const answers = said.filter(({ role }) => role === 'agent').map(({ text }) => text);
  if (asked === null || answers.length === 0) return null;
  return {
    question: withoutPersonalData(asked).slice(0, mostQuestion),
    variants: [],
    answer: withoutPersonalData(answers.join('\n\n')).slice(0, mostAnswer),
  };
}

/**
 * The visitor's first question that the chatbot did not answer, or else the first one to a person.
 */
export function questionIn(said: readonly MessageDocument[]): string | null {
  const visitors = said.flatMap((message) => (message.role === 'visitor' ? message : []));
  const asked = visitors.find(({ isGap }) => isGap) ?? visitors.find(({ isToPerson }) => isToPerson);
  return asked?.text ?? null;
}

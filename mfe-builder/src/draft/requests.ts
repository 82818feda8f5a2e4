import type { BodyOf, createChatbot, updateChatbot, updateKnowledgeBase } from '@askwell/contracts';
import { isEmptyKnowledge, isSameKnowledge } from './compare.ts';
import type { Draft, DraftFaq } from './draft.ts';

/** Everything except the knowledge base, which has its own call and size limit. */
export const creationOf = ({ faqs: _faqs, data: _data, ...fields }: Draft): BodyOf<typeof createChatbot> =>
  fields;

/** With the revision that was read, so that no other change is overwritten unseen. */
export const changeOf = (draft: Draft, revision: number): BodyOf<typeof updateChatbot> => ({
  ...creationOf(draft),
  revision,
});

export const knowledgeBaseOf = (draft: Draft, revision: number): BodyOf<typeof updateKnowledgeBase> => ({
  ...knowledgeOf(draft),
  revision,
});

/**
 * Whether to send the knowledge base: also when it was emptied, because otherwise the last FAQ
 * could never be deleted. `stored` is null for a chatbot that is not created yet.
 */
export const needsKnowledgeBase = (draft: Draft, stored: Draft | null): boolean =>
  stored === null ? !isEmptyKnowledge(draft) : !isSameKnowledge(draft, stored);

/** The FAQs as the server takes them. */
export const knowledgeOf = ({ faqs, data }: Pick<Draft, 'faqs' | 'data'>) => ({
  faqs: faqs.map(withoutKey),
  data,
});

const withoutKey = ({ key: _key, ...faq }: DraftFaq) => faq;

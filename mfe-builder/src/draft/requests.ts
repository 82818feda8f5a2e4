import type { BodyOf, createChatbot, updateChatbot, updateKnowledgeBase } from '@askwell/contracts';
import { isEmptyKnowledge, isSameKnowledge } from './compare.ts';
import type { Draft, DraftFaq } from './draft.ts';

/** Everything but the knowledge base, which has a call and a size limit of its own. */
export const creationOf = ({ faqs: _faqs, data: _data, ...fields }: Draft): BodyOf<typeof createChatbot> =>
  fields;

/** With the revision that was read, so that nobody's change is overwritten unseen. */
export const changeOf = (draft: Draft, revision: number): BodyOf<typeof updateChatbot> => ({
  ...creationOf(draft),
  revision,
});

export const knowledgeBaseOf = (draft: Draft, revision: number): BodyOf<typeof updateKnowledgeBase> => ({
  ...knowledgeOf(draft),
  revision,
});

/**
 * A knowledge base is sent when it holds something, and also when it was emptied: otherwise the last FAQ could never
 * be deleted. `stored` is null for a chatbot that is not created yet.
 */
export const needsKnowledgeBase = (draft: Draft, stored: Draft | null): boolean =>
  stored === null ? !isEmptyKnowledge(draft) : !isSameKnowledge(draft, stored);

/** The FAQs as the server takes them. */
export const knowledgeOf = ({ faqs, data }: Pick<Draft, 'faqs' | 'data'>) => ({
  faqs: faqs.map(withoutKey),
  data,
});

const withoutKey = ({ key: _key, ...faq }: DraftFaq) => faq;

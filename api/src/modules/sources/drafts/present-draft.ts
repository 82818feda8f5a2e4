import type { Faq, SourceDraft } from '@askwell/contracts';
import type { DraftDocument } from '../stores/drafts.store.ts';
import type { PageDocument } from '../stores/pages.store.ts';
import { plain } from './question-key.ts';

type Around = {
  page: Pick<PageDocument, 'title' | 'url' | 'outcome'> | null;
  faqs: readonly Faq[];
};

export function presentDraft(draft: DraftDocument, { page, faqs }: Around): SourceDraft {
  const { _id, sourceId, pageId, question, wordings, answer, quote, paragraph, headings, state } = draft;
  const { pageNumber, from, isMetadata, isEdited } = draft;
  return {
    id: _id.toHexString(),
    sourceId: sourceId.toHexString(),
    page: { id: pageId.toHexString(), title: page?.title ?? '', url: page?.url ?? null },
    question,
    wordings,
    answer,
    quote,
    paragraph,
    headings,
    pageNumber,
    from,
    isMetadata,
    state,
    isEdited,
    changes: state === 'open' ? textOf(changedFaq(draft, faqs)) : null,
    isPageRemoved: page === null || page.outcome === 'removed',
  };
}

const textOf = (faq: Faq | undefined): SourceDraft['changes'] =>
  faq ? { question: faq.question, answer: faq.answer, variants: faq.variants } : null;

/** The FAQ that accepting a draft changes. */
export const changedFaq = (
  { question, changes }: Pick<DraftDocument, 'question' | 'changes'>,
  faqs: readonly Faq[],
): Faq | undefined => {
  const of = (asked: string) => faqs.find((faq) => plain(faq.question) === plain(asked));
  return of(question) ?? (changes === null ? undefined : of(changes));
};

import { Banner, BookOpen, EmptyState } from '@askwell/ui';
import type { EditorPart } from '../editor/editor-part.ts';
import { EditorSection } from '../editor/EditorSection.tsx';
import { AddFaq } from './AddFaq.tsx';
import { FaqItem } from './FaqItem.tsx';
import css from './KnowledgeBaseTab.module.css';

/** The questions that the chatbot can answer, and a place to add the next one. */
export function KnowledgeBaseTab({ draft: { faqs }, problems, dispatch }: EditorPart) {
  const problem = problems['faqs'] ?? problems['data'];
  return (
    <EditorSection
      title="Knowledge Base"
      lead="The chatbot answers from these questions and answers, in its own words. The first ones are suggested to visitors."
    >
      {problem === undefined ? null : <Banner tone="danger">{problem}</Banner>}
      <AddFaq count={faqs.length} onAdd={(text) => dispatch({ type: 'faqAdded', text })} />
      {faqs.length === 0 ? (
        <EmptyState
          art={<BookOpen />}
          title="No FAQs yet"
          text="Start with the question that you are asked most often."
        />
      ) : (
        <ol className={css.list} aria-label="FAQs">
          {faqs.map((faq, index) => (
            <FaqItem
              key={faq.key}
              faq={faq}
              number={index + 1}
              error={problems[`faqs.${index}.question`] ?? problems[`faqs.${index}.answer`]}
              dispatch={dispatch}
            />
          ))}
        </ol>
      )}
    </EditorSection>
  );
}

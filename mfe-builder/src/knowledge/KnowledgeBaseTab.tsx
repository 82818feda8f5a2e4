import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { limits } from '@askwell/contracts';
import { Banner, Skeleton, useWords } from '@askwell/ui';
import { useListAskedQuestionsQuery } from '../api/builder.api.ts';
import { useListSourcesQuery } from '../api/sources.api.ts';
import type { AskedQuestion } from '../answers/find-confusable-faqs.ts';
import { useConfusableFaqs } from '../answers/use-confusable-faqs.ts';
import { EditorSection } from '../editor/tabs/EditorSection.tsx';
import type { KnowledgePart } from '../editor/tabs/editor-part.ts';
import { StartFromTemplate } from '../templates/StartFromTemplate.tsx';
import { knowledgeWords } from '../words/knowledge.ts';
import { AddFaq } from './form/AddFaq.tsx';
import { DataField } from './DataField.tsx';
import { FaqList } from './list/FaqList.tsx';
import { NoFaqsYet } from './list/NoFaqsYet.tsx';
import { KnowledgeTools } from './KnowledgeTools.tsx';
import { ConfusableFaqsNotice } from './ConfusableFaqsNotice.tsx';
import { SearchProgressNote } from './SearchProgressNote.tsx';
import { SearchField } from './list/SearchField.tsx';
import { RemovedFaqs } from './list/RemovedFaqs.tsx';
import { useFaqSearch } from './list/use-faq-search.ts';
import css from './KnowledgeBaseTab.module.css';

const SourcesPanel = lazy(() => import('../sources/SourcesPanel.tsx'));

const none: readonly AskedQuestion[] = [];

/** The search field is shown from this number of FAQs on. */
const searchableCount = 6;

/** The questions that the chatbot can answer: add, find, edit, order, import and export them. */
export function KnowledgeBaseTab(part: KnowledgePart) {
  const words = useWords(knowledgeWords);
  const {
    draft,
    forms,
    removed,
    stored,
    problems,
    answers,
    faqFocus,
    faqFocused,
    goToFaq,
    logo,
    setLogo,
    change,
    dispatch,
  } = part;
  const { faqs } = draft;
  const [query, setQuery] = useState('');
  const shown = useFaqSearch(faqs, query);
  const { data: asked = none } = useListAskedQuestionsQuery(stored?.id ?? '', { skip: stored === null });
  const confusablePairs = useConfusableFaqs(answers, faqs, asked, stored?.draft.faqs ?? faqs);
  const removedPages = useRemovedPages(stored?.id ?? null);
  const problem = problems['faqs'];
  const focusOn = typeof faqFocus?.on === 'number' ? faqFocus.on : null;

  // The FAQ to focus may not be among the search results: show the whole list.
  const [lastFocus, setLastFocus] = useState(focusOn);
  if (focusOn !== lastFocus) {
    setLastFocus(focusOn);
    if (focusOn !== null) setQuery('');
  }
  const undo = useCallback(() => {
    const last = removed.at(-1);
    dispatch({ type: 'removalUndone' });
    if (last !== undefined) goToFaq(last.faq.key);
  }, [removed, dispatch, goToFaq]);

  return (
    <EditorSection
      title={words.title}
      lead={words.lead}
      help="knowledge"
      end={<KnowledgeTools faqs={faqs} chatbotName={draft.name} dispatch={dispatch} />}
    >
      {problem === undefined ? null : <Banner tone="danger">{problem}</Banner>}
      {stored === null ? (
        <p className={css.sources}>{words.saveForSources}</p>
      ) : (
        <Suspense fallback={<Skeleton height="8rem" />}>
          <SourcesPanel chatbotId={stored.id} {...{ draft, logo, setLogo, change }} />
        </Suspense>
      )}
      <AddFaq
        text={forms.adding}
        count={faqs.length}
        wantsAnswer={faqFocus?.on === 'answer'}
        onFocused={faqFocused}
        dispatch={dispatch}
      />
      {stored === null ? null : <SearchProgressNote id={stored.id} revision={stored.revision} />}
      <ConfusableFaqsNotice confusablePairs={confusablePairs} goToFaq={goToFaq} />
      {faqs.length === 0 ? (
        <NoFaqsYet action={<StartFromTemplate dispatch={dispatch} />} />
      ) : (
        <div>
          <SearchField
            isSearchable={faqs.length >= searchableCount || query !== ''}
            query={query}
            found={shown.length}
            count={faqs.length}
            most={limits.knowledgeBase.faqs}
            onChange={setQuery}
          />
          <FaqList
            faqs={faqs}
            shown={shown}
            editing={forms.editing}
            problems={problems}
            confusablePairs={confusablePairs}
            removedPages={removedPages}
            focusOn={focusOn}
            onFocused={faqFocused}
            dispatch={dispatch}
            goToFaq={goToFaq}
          />
        </div>
      )}
      <RemovedFaqs removed={removed} onUndo={undo} onForget={() => dispatch({ type: 'removalsForgotten' })} />
      <DataField data={draft.data} error={problems['data']} dispatch={dispatch} />
    </EditorSection>
  );
}

/** The addresses of pages that the chatbot's websites have no more. */
function useRemovedPages(chatbotId: string | null): ReadonlySet<string> {
  const { data } = useListSourcesQuery(chatbotId ?? '', { skip: chatbotId === null });
  return useMemo(() => new Set(data?.removedPages), [data]);
}

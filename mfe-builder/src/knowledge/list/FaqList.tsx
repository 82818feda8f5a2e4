import { memo, useCallback, useEffect, useRef, useState, type Dispatch } from 'react';
import { useWords, VisuallyHidden } from '@askwell/ui';
import type { ConfusablePair } from '../../answers/use-confusable-faqs.ts';
import type { DraftFaq } from '../../draft/draft.ts';
import type { FaqText } from '../../draft/faqs.ts';
import type { Problems } from '../../draft/problems.ts';
import type { EditorEvent } from '../../editor/state/editor-state.ts';
import { knowledgeWords } from '../../words/knowledge.ts';
import { FaqItem } from './FaqItem.tsx';
import { useDrag, type DropTarget } from './order/use-drag.ts';
import { useIncrementalList } from './use-incremental-list.ts';
import css from './FaqList.module.css';

type FaqListProps = {
  faqs: readonly DraftFaq[];
  /** Those that are shown, each with its place among all, from 0. */
  shown: readonly { faq: DraftFaq; place: number }[];
  editing: Readonly<Record<number, FaqText>>;
  problems: Problems;
  confusablePairs: readonly ConfusablePair[];
  /** Addresses of pages that are gone. */
  removedPages: ReadonlySet<string>;
  /** The FAQ to look at, by its key. */
  focusOn: number | null;
  onFocused: () => void;
  dispatch: Dispatch<EditorEvent>;
  goToFaq: (key: number) => void;
};

/** The FAQs in their order. As long as all of them are shown they can be moved. */
export const FaqList = memo(function FaqList(props: FaqListProps) {
  const { faqs, shown, editing, problems, confusablePairs, removedPages } = props;
  const { focusOn, onFocused, dispatch, goToFaq } = props;
  const { list: words } = useWords(knowledgeWords);
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState('');
  const hasProblems = Object.keys(problems).length > 0;
  const isWhole = shown.length === faqs.length;
  const { rendered, end, reach } = useIncrementalList(shown.length);
  const confusableWith = new Map(
    confusablePairs.flatMap(({ one, other }) => [[other.key, one] as const, [one.key, other] as const]),
  );

  const move = useCallback(
    (key: number, to: number) => {
      reach(to);
      dispatch({ type: 'faqMoved', key, to });
    },
    [reach, dispatch],
  );

  const { dragged, target, start } = useDrag((key, { key: besideKey, side }) => {
    const from = faqs.findIndex((faq) => faq.key === key);
    const beside = faqs.findIndex((faq) => faq.key === besideKey) + (side === 'after' ? 1 : 0);
    const to = beside > from ? beside - 1 : beside;
    move(key, to);
    setMoved(words.moved(to + 1, faqs.length));
  });

  useEffect(() => {
    if (focusOn === null) return;
    const item = list.current?.querySelector<HTMLElement>(`[data-faq="${focusOn}"]`);
    if (!item) {
      reach(shown.findIndex(({ faq }) => faq.key === focusOn));
      return;
    }
    item.scrollIntoView({ block: 'center' });
    item.focus({ preventScroll: true });
    onFocused();
  }, [focusOn, rendered, shown, reach, onFocused]);

  return (
    <>
      <ol
        ref={list}
        className={css.list}
        aria-label={words.label}
        data-dragging={dragged !== null || undefined}
      >
        {shown.slice(0, rendered).map(({ faq, place }, index) => (
          <FaqItem
            key={faq.key}
            faq={faq}
            number={place + 1}
            count={faqs.length}
            position={index + 1}
            of={shown.length}
            text={editing[faq.key]}
            error={hasProblems ? faqProblem(problems, place) : undefined}
            confusable={confusableWith.get(faq.key)}
            isPageRemoved={removedPages.has(faq.page?.url ?? '')}
            startDrag={isWhole ? start : undefined}
            drag={dragPart(faq.key, dragged, target)}
            move={move}
            dispatch={dispatch}
            goToFaq={goToFaq}
          />
        ))}
      </ol>
      <div ref={end} />
      <VisuallyHidden>
        <output>{moved}</output>
      </VisuallyHidden>
    </>
  );
});

const dragPart = (key: number, dragged: number | null, target: DropTarget | null) => {
  if (dragged === null) return undefined;
  if (dragged === key) return 'dragged';
  return target?.key === key ? target.side : undefined;
};

/** What the server says of an FAQ, wherever in it. */
const faqProblem = (problems: Problems, place: number): string | undefined =>
  problems[`faqs.${place}.question`] ??
  problems[`faqs.${place}.answer`] ??
  Object.entries(problems).find(([path]) => path.startsWith(`faqs.${place}.variants`))?.[1];

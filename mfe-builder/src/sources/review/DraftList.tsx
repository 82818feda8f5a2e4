import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { SourceDraft } from '@askwell/contracts';
import { Button, Check, ChevronDown, useWords, VisuallyHidden, X } from '@askwell/ui';
import { reviewWords } from '../../words/review.ts';
import { decisionOf, groupsOf, isOpen, type Decision } from './review-state.ts';
import type { Review } from './use-review.ts';
import css from './DraftList.module.css';

/**
 * All drafts by their pages. One of them is in the tab order; the arrow keys move to the others.
 */
export function DraftList({ review }: { review: Review }) {
  const words = useWords(reviewWords);
  const { state, decide, move, show } = review;
  const [isShown, setIsShown] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const hasFocus = () => list.current?.contains(document.activeElement) ?? false;

  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    row?.scrollIntoView({ block: 'nearest' });
    if (hasFocus() && document.activeElement?.closest('[data-row]')) row?.focus({ preventScroll: true });
  }, [state.current]);

  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1);
  };
  const entry = state.current ?? state.drafts[0]?.id;

  return (
    <nav className={css.pane} aria-label={words.list}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {words.showList}
        <ChevronDown aria-hidden="true" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys come from the buttons in it */}
      <div ref={list} className={css.list} data-shown={isShown} onKeyDown={pressKey}>
        {groupsOf(state.drafts).map(({ page, drafts }) => {
          const open = drafts.filter((draft) => isOpen(state, draft));
          const title = page.title || page.url || words.untitled;
          return (
            <section key={page.id} className={css.group} aria-label={title}>
              <div className={css.head}>
                <h2 className={css.page} title={title}>
                  {title}
                </h2>
                {open.length < 2 ? null : (
                  <Button
                    size="s"
                    variant="quiet"
                    aria-label={words.acceptPageOf(open.length, title)}
                    onClick={({ currentTarget }) => {
                      // The button goes, and the focus would go with it.
                      currentTarget.closest('section')?.querySelector<HTMLElement>('[data-row]')?.focus();
                      decide(
                        open.map(({ id }) => id),
                        'accepted',
                      );
                    }}
                  >
                    {words.acceptPage(open.length)}
                  </Button>
                )}
              </div>
              <ul className={css.rows}>
                {drafts.map((draft) => (
                  <li key={draft.id}>
                    <Row
                      draft={draft}
                      decision={decisionOf(state, draft)}
                      isCurrent={draft.id === state.current}
                      isEntry={draft.id === entry}
                      onShow={() => {
                        show(draft.id);
                        setIsShown(false);
                      }}
                    />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </nav>
  );
}

type RowProps = {
  draft: SourceDraft;
  decision: Decision;
  isCurrent: boolean;
  /** Whether the Tab key comes to it. */
  isEntry: boolean;
  onShow: () => void;
};

function Row({ draft, decision, isCurrent, isEntry, onShow }: RowProps) {
  const words = useWords(reviewWords);
  return (
    <button
      type="button"
      data-row=""
      data-decision={decision}
      className={css.row}
      aria-current={isCurrent || undefined}
      tabIndex={isEntry ? 0 : -1}
      onClick={onShow}
    >
      {decision === 'open' ? null : (
        <span className={css.state}>
          {decision === 'accepted' ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
          <VisuallyHidden>{words.states[decision]}: </VisuallyHidden>
        </span>
      )}
      <span className={css.question} dir="auto">
        {draft.question}
      </span>
      {draft.changes === null ? null : <span className={css.changes}>{words.changesFaq}</span>}
    </button>
  );
}

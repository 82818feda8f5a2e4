import { useRef, useState } from 'react';
import type { Gap, TimeRange } from '@askwell/contracts';
import { messageOf } from '@askwell/platform';
import { Banner, BookOpen, Button, Card, EmptyState, Skeleton } from '@askwell/ui';
import { useListGapsQuery } from '../api/gaps.api.ts';
import { counted } from '../cards/wording.ts';
import { AddFaqDialog } from './AddFaqDialog.tsx';
import { AddToFaqDialog } from './AddToFaqDialog.tsx';
import { DismissDialog } from './DismissDialog.tsx';
import { GapItem, type GapAction } from './GapItem.tsx';
import css from './KnowledgeGaps.module.css';

const dialogs = { add: AddFaqDialog, extend: AddToFaqDialog, dismiss: DismissDialog };
const step = 5;

type KnowledgeGapsProps = {
  id: string;
  period: TimeRange;
  /** Whether anybody asked anything in this period. */
  hasQuestions: boolean;
};

/** What visitors asked and the chatbot could not answer, each with the way to close it. */
export function KnowledgeGaps({ id, period, hasQuestions }: KnowledgeGapsProps) {
  const { currentData, error, isFetching, refetch } = useListGapsQuery(
    { id, period },
    { refetchOnMountOrArgChange: true },
  );
  const [shown, setShown] = useState(step);
  const [open, setOpen] = useState<{ action: GapAction; gap: Gap } | null>(null);
  /** Answers that were begun, by the names of their gaps. */
  const [begun, setBegun] = useState<Readonly<Record<string, string>>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const ActionDialog = open && dialogs[open.action];
  const gaps = currentData?.gaps ?? [];
  return (
    <Card as="section" aria-labelledby="gaps-title" className={css.card}>
      <header className={css.head}>
        <h2 id="gaps-title" ref={heading} tabIndex={-1}>
          Knowledge Gaps
        </h2>
        {currentData !== undefined && gaps.length > 0 ? (
          <p className={css.lead}>
            {counted(currentData.questions, 'question', 'questions')} without an answer, most visitors first
          </p>
        ) : null}
      </header>
      {currentData === undefined && isFetching ? (
        <Skeleton height="9rem" />
      ) : currentData === undefined ? (
        <Banner
          tone="danger"
          action={
            <Button size="s" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(error, 'The knowledge gaps could not be loaded')}
        </Banner>
      ) : gaps.length === 0 ? (
        <EmptyState
          art={<BookOpen />}
          title={hasQuestions ? 'Nothing left open' : 'No questions yet'}
          text={
            hasQuestions
              ? 'Every question of this period has an answer. What your chatbot cannot answer shows up here.'
              : 'What visitors ask and your chatbot cannot answer shows up here.'
          }
        />
      ) : (
        <ol className={css.gaps}>
          {gaps.slice(0, shown).map((gap) => (
            <GapItem key={gap.name} gap={gap} onAction={(action) => setOpen({ action, gap })} />
          ))}
        </ol>
      )}
      {gaps.length > shown ? (
        <Button className={css.more} onClick={() => setShown(shown + 2 * step)}>
          Show {counted(Math.min(2 * step, gaps.length - shown), 'more gap', 'more gaps')}
        </Button>
      ) : null}
      {open && ActionDialog ? (
        <ActionDialog
          id={id}
          gap={open.gap}
          answer={begun[open.gap.name] ?? ''}
          onAnswer={(answer) => setBegun({ ...begun, [open.gap.name]: answer })}
          onClose={() => setOpen(null)}
          onTaught={() => {
            setOpen(null);
            // The button that opened the dialog goes with its gap.
            requestAnimationFrame(() => heading.current?.focus());
          }}
        />
      ) : null}
    </Card>
  );
}

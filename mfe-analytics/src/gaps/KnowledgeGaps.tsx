import { useRef, useState } from 'react';
import type { Gap, TimeRange } from '@askwell/contracts';
import { messageOf } from '@askwell/platform';
import { BookOpen, Button, EmptyState, LoadFailure, Skeleton, useWords } from '@askwell/ui';
import { useListGapsQuery } from '../api/gaps.api.ts';
import { EmptySample } from '../page/EmptySample.tsx';
import { ReportSection } from '../page/ReportSection.tsx';
import { AddFaqDialog } from './AddFaqDialog.tsx';
import { AddToFaqDialog } from './AddToFaqDialog.tsx';
import { DismissDialog } from './DismissDialog.tsx';
import { GapItem, type GapAction } from './GapItem.tsx';
import { gapsWords } from '../words/gaps.ts';
import css from './KnowledgeGaps.module.css';

const dialogs = { add: AddFaqDialog, extend: AddToFaqDialog, dismiss: DismissDialog };
const step = 5;

type KnowledgeGapsProps = {
  id: string;
  period: TimeRange;
  /** Whether visitors asked anything in this period. */
  hasQuestions: boolean;
};

/** Questions that the chatbot could not answer, with the actions that close them. */
export function KnowledgeGaps({ id, period, hasQuestions }: KnowledgeGapsProps) {
  const words = useWords(gapsWords);
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
    <ReportSection
      title={words.title}
      {...(currentData && gaps.length > 0 && { lead: words.lead(currentData.questions) })}
      headingRef={heading}
      isPlain
    >
      {currentData === undefined && isFetching ? (
        <Skeleton height="9rem" />
      ) : currentData === undefined ? (
        <LoadFailure onRetry={() => void refetch()}>{messageOf(error, words.failed)}</LoadFailure>
      ) : gaps.length === 0 && hasQuestions ? (
        <EmptyState art={<BookOpen />} title={words.allAnsweredTitle} text={words.allAnswered} />
      ) : gaps.length === 0 ? (
        <EmptySample title={words.emptyTitle} text={words.empty}>
          <ol className={css.gaps}>
            {words.samples.map((name, place) => (
              <GapItem key={name} gap={sampleGap(name, words.samples.length - place)} onAction={() => {}} />
            ))}
          </ol>
        </EmptySample>
      ) : (
        <ol className={css.gaps}>
          {gaps.slice(0, shown).map((gap) => (
            <GapItem key={gap.name} gap={gap} onAction={(action) => setOpen({ action, gap })} />
          ))}
        </ol>
      )}
      {gaps.length > shown ? (
        <Button size="s" variant="quiet" className={css.more} onClick={() => setShown(shown + 2 * step)}>
          {words.more(Math.min(2 * step, gaps.length - shown))}
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
    </ReportSection>
  );
}

const sampleGap = (name: string, visitors: number): Gap => ({
  name,
  visitors,
  lastAskedAt: '2026-01-12T09:00:00Z',
  page: null,
  answeredIn: null,
  questions: [{ text: name, count: visitors }],
});

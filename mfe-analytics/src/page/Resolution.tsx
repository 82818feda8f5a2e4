import type { Gap, TimeRange } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import { useListGapsQuery } from '../api/gaps.api.ts';
import { overviewWords } from '../words/overview.ts';
import css from './Resolution.module.css';

/** How many gaps the sentence speaks of: those that the page shows first. */
const first = 5;

type ResolutionProps = { id: string; period: TimeRange; messages: number };

/** What the numbers come to, in a sentence: how much has an answer, and what to add next. */
export function Resolution({ id, period, messages }: ResolutionProps) {
  const { resolution: words } = useWords(overviewWords);
  const { currentData } = useListGapsQuery({ id, period });
  if (messages === 0) return null;
  return (
    <p className={css.sentence}>
      {currentData === undefined
        ? null
        : currentData.questions === 0
          ? words.all(messages)
          : words.some({
              share: Math.round((1 - Math.min(1, currentData.questions / messages)) * 100),
              messages,
              open: currentData.questions,
              gaps: Math.min(first, currentData.gaps.length),
              inGaps: questionsIn(currentData.gaps.slice(0, first)),
            })}
    </p>
  );
}

const questionsIn = (gaps: readonly Gap[]): number =>
  gaps.flatMap(({ questions }) => questions).reduce((sum, { count }) => sum + count, 0);

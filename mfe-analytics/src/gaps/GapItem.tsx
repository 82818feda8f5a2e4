import { useId } from 'react';
import type { Gap } from '@askwell/contracts';
import { Button, ChevronRight, Plus } from '@askwell/ui';
import { amount, counted } from '../cards/wording.ts';
import { day } from '../period/moments.ts';
import css from './GapItem.module.css';

/** What can be done about a gap. */
export type GapAction = 'add' | 'extend' | 'dismiss';

type GapItemProps = { gap: Gap; onAction: (action: GapAction) => void };

/** A gap: the question, how many wait for its answer, and in what words. */
export function GapItem({ gap, onAction }: GapItemProps) {
  const { name, visitors, questions, lastAskedAt } = gap;
  const nameId = useId();
  const asked = questions.reduce((sum, { count }) => sum + count, 0);
  return (
    <li className={css.gap}>
      <p className={css.visitors}>
        <strong>{amount(visitors)}</strong> {visitors === 1 ? 'visitor' : 'visitors'}
      </p>
      <div className={css.words}>
        <h3 id={nameId} className={css.name}>
          {name}
        </h3>
        <p className={css.facts}>
          Asked {counted(asked, 'time', 'times')}, last on{' '}
          <time dateTime={lastAskedAt}>{day(lastAskedAt)}</time>
        </p>
        {questions.length > 1 ? (
          <details className={css.wordings}>
            <summary>
              <ChevronRight aria-hidden="true" />
              {counted(questions.length, 'wording', 'wordings')}
            </summary>
            <ul>
              {questions.map(({ text, count }) => (
                <li key={text}>
                  {text}
                  {count > 1 ? <span className={css.times}> ×{amount(count)}</span> : null}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
      <div className={css.actions}>
        <Button
          size="s"
          icon={<Plus aria-hidden="true" />}
          aria-describedby={nameId}
          onClick={() => onAction('add')}
        >
          Add as FAQ
        </Button>
        <Button size="s" variant="quiet" aria-describedby={nameId} onClick={() => onAction('extend')}>
          Add to an existing FAQ
        </Button>
        <Button size="s" variant="quiet" aria-describedby={nameId} onClick={() => onAction('dismiss')}>
          Dismiss
        </Button>
      </div>
    </li>
  );
}

import { useId } from 'react';
import type { Gap } from '@askwell/contracts';
import { Link } from '@askwell/platform';
import { Button, ChevronRight, formatDate, formatNumber, Plus, useWords, VisuallyHidden } from '@askwell/ui';
import { gapsWords } from '../words/gaps.ts';
import css from './GapItem.module.css';

/** What can be done about a gap. */
export type GapAction = 'add' | 'extend' | 'dismiss';

type GapItemProps = { gap: Gap; onAction: (action: GapAction) => void };

/** A gap: the question, how many wait for its answer, and in what words. */
export function GapItem({ gap, onAction }: GapItemProps) {
  const { name, visitors, questions, lastAskedAt, page, answeredIn } = gap;
  const { item: words } = useWords(gapsWords);
  const nameId = useId();
  const asked = questions.reduce((sum, { count }) => sum + count, 0);
  return (
    <li className={css.gap}>
      <p className={css.visitors}>
        <strong>{formatNumber(visitors)}</strong> {words.visitors(visitors)}
      </p>
      <div className={css.words}>
        <h3 id={nameId} className={css.name}>
          {name}
        </h3>
        <p className={css.facts}>{words.asked(asked, formatDate(lastAskedAt, 'day'))}</p>
        {answeredIn === null ? null : (
          <p className={css.facts}>
            <Link to={`/inbox?filter=all&conversation=${answeredIn}`}>{words.answered}</Link>
          </p>
        )}
        {page === null ? null : (
          <p className={css.facts}>
            {words.page}{' '}
            {page.url === undefined ? (
              <span dir="auto">{page.title}</span>
            ) : (
              <a href={page.url} target="_blank" rel="noreferrer" dir="auto">
                {page.title}
                <VisuallyHidden> ({words.opens})</VisuallyHidden>
              </a>
            )}
          </p>
        )}
        {questions.length > 1 ? (
          <details className={css.wordings}>
            <summary>
              <ChevronRight aria-hidden="true" />
              {words.wordings(questions.length)}
            </summary>
            <ul>
              {questions.map(({ text, count }) => (
                <li key={text}>
                  {text}
                  {count > 1 ? <span className={css.times}> ×{formatNumber(count)}</span> : null}
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
          {words.add}
        </Button>
        <Button size="s" variant="quiet" aria-describedby={nameId} onClick={() => onAction('extend')}>
          {words.extend}
        </Button>
        <Button size="s" variant="quiet" aria-describedby={nameId} onClick={() => onAction('dismiss')}>
          {words.dismiss}
        </Button>
      </div>
    </li>
  );
}

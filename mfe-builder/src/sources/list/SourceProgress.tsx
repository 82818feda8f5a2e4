import type { Source } from '@askwell/contracts';
import { formatDate, useWords } from '@askwell/ui';
import { sourcesWords } from '../../words/sources.ts';
import css from './SourceProgress.module.css';
import { isReading } from './use-watching.ts';

/** How far a source is read: a bar while it is read, the figures, and the reason if it pauses. */
export function SourceProgress({ source }: { source: Source }) {
  const { title, kind, status, reason, resumesAt, counts } = source;
  const { list: words, outcomes } = useWords(sourcesWords);
  const done = counts.read + counts.skipped + counts.failed;
  const isWebsite = kind === 'website';
  const hasNews = counts.openDrafts + counts.acceptedDrafts + counts.rejectedDrafts > 0;
  const figures = [
    status === 'ready' ? null : words.statuses[status],
    isWebsite
      ? isReading(source)
        ? words.readOf(counts.read, counts.found)
        : words.read(counts.read)
      : null,
    isWebsite && counts.skipped > 0 ? words.skipped(counts.skipped) : null,
    isWebsite && counts.failed > 0 ? words.failed(counts.failed) : null,
    counts.openDrafts > 0 ? words.drafts(counts.openDrafts) : null,
    counts.acceptedDrafts > 0 ? words.accepted(counts.acceptedDrafts) : null,
    status === 'ready' && !hasNews ? words.nothing : null,
  ].filter((figure) => figure !== null);
  const why = reason === null ? null : outcomes[reason];
  return (
    <div className={css.progress} data-status={status}>
      {isReading(source) ? (
        <progress
          className={css.bar}
          aria-label={words.progress(title)}
          max={Math.max(counts.found, 1)}
          // Without a value it moves: nothing is known yet.
          {...(done > 0 && { value: done })}
        />
      ) : null}
      <p className={css.figures}>{figures.join(' · ')}</p>
      {why === null ? null : (
        <p className={css.why}>
          {status === 'waiting' && resumesAt !== null
            ? words.resumesAt(why, formatDate(resumesAt, 'time'))
            : why}
        </p>
      )}
    </div>
  );
}

import type { Source } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import { reviewWords } from '../../words/review.ts';
import { SourceProgress } from '../list/SourceProgress.tsx';
import { isReading } from '../list/use-watching.ts';
import css from './ReadingNote.module.css';

/** The progress of the sources that are being read. */
export function ReadingNote({ sources }: { sources: readonly Source[] }) {
  const { reading: words } = useWords(reviewWords);
  const reading = sources.filter(isReading);
  if (reading.length === 0) return null;
  return (
    <ul className={css.notes}>
      {reading.map((source) => (
        <li key={source.id} className={css.note}>
          <span className={css.title}>{words.reading(source.title)}</span>
          <SourceProgress source={source} />
        </li>
      ))}
    </ul>
  );
}

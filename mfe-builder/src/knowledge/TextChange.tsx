import { wordChanges } from './word-changes.ts';
import css from './TextChange.module.css';

/** How a text would change, word by word: struck out is removed, underlined is added. */
export function TextChange({ before, after }: { before: string; after: string }) {
  return (
    <span className={css.change}>
      {wordChanges(before, after).map(({ kind, text }, place) => {
        if (kind === 'removed') return <del key={place}>{text}</del>;
        if (kind === 'added') return <ins key={place}>{text}</ins>;
        return <span key={place}>{text}</span>;
      })}
    </span>
  );
}

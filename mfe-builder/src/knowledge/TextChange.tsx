import { wordChanges } from './word-changes.ts';
import { Fragment } from 'react';
import css from './TextChange.module.css';

/** How a text would change, word by word: struck out is removed, underlined is added. */
export function TextChange({ before, after }: { before: string; after: string }) {
  return (
    <span className={css.change}>
      {wordChanges(before, after).map(({ kind, text }, place) => {
        if (kind === 'same') return <Fragment key={place}>{text}</Fragment>;
        const words = text.trimEnd();
        // What takes the place of a word does not touch it.
        const space = text.slice(words.length) || (kind === 'removed' ? ' ' : '');
        const Marked = kind === 'removed' ? 'del' : 'ins';
        return (
          <Fragment key={place}>
            <Marked>{words}</Marked>
            {space}
          </Fragment>
        );
      })}
    </span>
  );
}

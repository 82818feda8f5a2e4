import { useState } from 'react';
import { Button } from '@askwell/ui';
import css from './ImportDialog.module.css';

export type ImportRow = { line: number; text: string; note: string; before?: string | null };

type ImportRowsProps = {
  title: string;
  rows: readonly ImportRow[];
  /** How many are shown before the others are asked for. */
  atOnce?: number;
  isBad?: boolean;
};

/** Rows of a file that fare alike, by their lines. */
export function ImportRows({ title, rows, atOnce = 10, isBad = false }: ImportRowsProps) {
  const [shown, setShown] = useState(atOnce);
  if (rows.length === 0) return null;
  const rest = rows.length - shown;
  return (
    <section className={css.rows}>
      <h3 className={css.title}>
        {title} <span className={css.count}>{rows.length.toLocaleString('en')}</span>
      </h3>
      <ul className={css.list}>
        {rows.slice(0, shown).map(({ line, text, note, before }) => (
          <li key={line} className={css.row}>
            <span className={css.line}>Line {line}</span>
            <span className={css.text}>
              {text === '' ? null : <span className={css.question}>{text}</span>}
              {before ? <del className={css.before}>{before}</del> : null}
              <span className={isBad ? css.reason : css.note}>{note}</span>
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <Button size="s" variant="quiet" className={css.more} onClick={() => setShown(rows.length)}>
          Show {rest.toLocaleString('en')} more
        </Button>
      ) : null}
    </section>
  );
}

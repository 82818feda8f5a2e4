import { useState } from 'react';
import { Button, formatNumber, useWords } from '@askwell/ui';
import { TextChange } from '../TextChange.tsx';
import { knowledgeWords } from '../../words/knowledge.ts';
import css from './ImportDialog.module.css';

export type ImportRow = { line: number; text: string; note: string; before?: string | null };

type ImportRowsProps = {
  title: string;
  rows: readonly ImportRow[];
  /** The number of rows shown until the owner asks for the rest. */
  atOnce?: number;
  isBad?: boolean;
};

/** The rows of a file with the same outcome, by their lines. */
export function ImportRows({ title, rows, atOnce = 10, isBad = false }: ImportRowsProps) {
  const { csv: words } = useWords(knowledgeWords);
  const [shown, setShown] = useState(atOnce);
  if (rows.length === 0) return null;
  const rest = rows.length - shown;
  return (
    <section className={css.rows}>
      <h3 className={css.title}>
        {title} <span className={css.count}>{formatNumber(rows.length)}</span>
      </h3>
      <ul className={css.list}>
        {rows.slice(0, shown).map(({ line, text, note, before }) => (
          <li key={line} className={css.row}>
            <span className={css.line}>{words.line(line)}</span>
            <span className={css.text}>
              {text === '' ? null : <span className={css.question}>{text}</span>}
              <span className={isBad ? css.reason : before ? css.change : css.note}>
                {before ? <TextChange before={before} after={note} /> : note}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <Button size="s" variant="quiet" className={css.more} onClick={() => setShown(rows.length)}>
          {words.showMore(rest)}
        </Button>
      ) : null}
    </section>
  );
}

import { useId, useState } from 'react';
import type { Faq } from '@askwell/contracts';
import { AnswerText, TextField, useWords } from '@askwell/ui';
import { nearestFirst } from './nearest-first.ts';
import { gapsWords } from '../words/gaps.ts';
import css from './FaqChooser.module.css';

type FaqChooserProps = {
  faqs: readonly Faq[];
  /** The question to which the FAQs are ordered before anything is searched. */
  near: string;
  chosen: Faq | null;
  error: string | undefined;
  onChoose: (faq: Faq) => void;
};

const mostShown = 30;

/** One of the FAQs, found by its words. */
export function FaqChooser({ faqs, near, chosen, error, onChoose }: FaqChooserProps) {
  const { extend: words } = useWords(gapsWords);
  const name = useId();
  const [search, setSearch] = useState('');
  const found = search.trim() === '' ? nearestFirst(faqs, near) : faqs.filter((faq) => holds(faq, search));
  const shown = found.slice(0, mostShown);
  if (faqs.length === 0) return <p className={css.none}>{words.none}</p>;
  return (
    <div className={css.chooser}>
      <TextField
        type="search"
        label={words.search}
        value={search}
        error={error}
        onChange={(event) => setSearch(event.target.value)}
      />
      <fieldset className={css.faqs}>
        <legend className={css.legend}>{words.list}</legend>
        {shown.map((faq) => (
          <label key={faqs.indexOf(faq)} className={css.faq}>
            <input type="radio" name={name} checked={faq === chosen} onChange={() => onChoose(faq)} />
            <strong>{faq.question}</strong>
            <span className={css.answer}>
              <AnswerText text={faq.answer} />
            </span>
          </label>
        ))}
      </fieldset>
      <output className={css.none}>
        {found.length === 0
          ? words.noneFound
          : found.length > shown.length
            ? words.shown(shown.length, found.length)
            : ''}
      </output>
    </div>
  );
}

const holds = ({ question, answer, variants }: Faq, search: string): boolean =>
  [question, answer, ...variants].some((text) => text.toLowerCase().includes(search.trim().toLowerCase()));

import { useId, useState } from 'react';
import { useWords } from '@askwell/ui';
import { knowledgeWords } from '../../../words/knowledge.ts';
import css from './PlaceField.module.css';

type PlaceFieldProps = {
  /** From 1. */
  value: number;
  count: number;
  onChange: (place: number) => void;
};

/** The position of an FAQ as a number, to move it far in a long list. */
export function PlaceField({ value, count, onChange }: PlaceFieldProps) {
  const { form: words } = useWords(knowledgeWords);
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const place = Number(text);
    if (Number.isInteger(place) && place >= 1) onChange(Math.min(place, count));
  };
  return (
    <div className={css.field}>
      <label htmlFor={id}>{words.place}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        className={css.input}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <span>{words.placeOf(count)}</span>
    </div>
  );
}

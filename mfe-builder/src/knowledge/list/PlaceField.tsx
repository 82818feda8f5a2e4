import { useId, useState } from 'react';
import css from './PlaceField.module.css';

type PlaceFieldProps = {
  /** From 1. */
  value: number;
  count: number;
  onChange: (place: number) => void;
};

/** The place of an FAQ as a number: the way to move one across a long list. */
export function PlaceField({ value, count, onChange }: PlaceFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const place = Number(text);
    if (Number.isInteger(place) && place >= 1) onChange(Math.min(place, count));
  };
  return (
    <div className={css.field}>
      <label htmlFor={id}>Place</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        className={css.input}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <span>of {count.toLocaleString('en')}</span>
    </div>
  );
}

import { useWords } from '@askwell/ui';
import { gapsWords } from '../words/gaps.ts';
import css from './WordingsField.module.css';

type WordingsFieldProps = {
  wordings: readonly string[];
  chosen: readonly string[];
  /** How many an FAQ has room for. */
  most: number;
  onChange: (chosen: string[]) => void;
};

/** Which of the visitors' wordings the FAQ learns. */
export function WordingsField({ wordings, chosen, most, onChange }: WordingsFieldProps) {
  const { wordings: words } = useWords(gapsWords);
  if (wordings.length === 0) return null;
  const isFull = chosen.length >= most;
  return (
    <fieldset className={css.field}>
      <legend>{words.label}</legend>
      {wordings.map((wording) => {
        const isChosen = chosen.includes(wording);
        return (
          <label key={wording} className={css.wording}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={!isChosen && isFull}
              onChange={() =>
                onChange(wordings.filter((one) => (one === wording ? !isChosen : chosen.includes(one))))
              }
            />
            <span>{wording}</span>
          </label>
        );
      })}
      {isFull && chosen.length < wordings.length ? <p className={css.help}>{words.full(most)}</p> : null}
    </fieldset>
  );
}

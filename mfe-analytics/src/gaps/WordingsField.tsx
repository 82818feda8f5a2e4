import { counted } from '../cards/wording.ts';
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
  if (wordings.length === 0) return null;
  const isFull = chosen.length >= most;
  return (
    <fieldset className={css.field}>
      <legend>Other wordings it learns</legend>
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
      {isFull && chosen.length < wordings.length ? (
        <p className={css.help}>This FAQ has room for {counted(most, 'more wording', 'more wordings')}.</p>
      ) : null}
    </fieldset>
  );
}

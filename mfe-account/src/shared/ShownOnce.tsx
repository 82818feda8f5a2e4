import { Banner, Button, CopyField, useWords } from '@askwell/ui';
import { developersWords } from '../words/developers.ts';
import css from './Rows.module.css';

type ShownOnceProps = { label: string; buttonLabel: string; value: string; onDone: () => void };

/** A secret that is shown only once. */
export function ShownOnce({ label, buttonLabel, value, onDone }: ShownOnceProps) {
  const { secret: words } = useWords(developersWords);
  return (
    <div className={css.block}>
      <Banner tone="success" title={words.title}>
        {words.text}
      </Banner>
      <CopyField label={label} value={value} buttonLabel={buttonLabel} variant="primary" />
      <Button className={css.start} onClick={onDone}>
        {words.done}
      </Button>
    </div>
  );
}

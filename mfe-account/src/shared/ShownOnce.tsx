import { Banner, Button, CopyField } from '@askwell/ui';
import css from './Rows.module.css';

type ShownOnceProps = { label: string; buttonLabel: string; value: string; onDone: () => void };

/** A secret that nobody can show again. */
export function ShownOnce({ label, buttonLabel, value, onDone }: ShownOnceProps) {
  return (
    <div className={css.block}>
      <Banner tone="success" title="Copy it now">
        For your safety it is shown this once. Keep it like a password.
      </Banner>
      <CopyField label={label} value={value} buttonLabel={buttonLabel} variant="primary" />
      <Button className={css.start} onClick={onDone}>
        Done
      </Button>
    </div>
  );
}

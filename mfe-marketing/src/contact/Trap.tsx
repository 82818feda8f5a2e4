import css from './Trap.module.css';

type TrapProps = { label: string; value: string; onChange: (value: string) => void };

/**
 * A field that only a machine fills in: people do not see it, screen readers and the keyboard pass it by, and password
 * managers are told to leave it alone.
 */
export function Trap({ label, value, onChange }: TrapProps) {
  return (
    <div className={css.trap} aria-hidden="true">
      <label>
        {label}
        <input
          name="reference"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}

import css from './Trap.module.css';

type TrapProps = { label: string; value: string; onChange: (value: string) => void };

/**
 * A field for spam bots (honeypot). People do not see it, screen readers and the keyboard skip it,
 * and password managers are asked to ignore it.
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

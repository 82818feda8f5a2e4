import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import css from './Switch.module.css';

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  help?: ReactNode;
};

/** On or off, at once. The whole line is the target. */
export function Switch({ id, label, help, className, ...input }: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  return (
    <div className={className}>
      <label className={css.line} htmlFor={controlId}>
        <span className={css.label}>{label}</span>
        <input
          {...input}
          id={controlId}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own checked state
          role="switch"
          className={css.switch}
          aria-describedby={help ? noteId : undefined}
        />
      </label>
      {help ? (
        <p id={noteId} className={css.help}>
          {help}
        </p>
      ) : null}
    </div>
  );
}

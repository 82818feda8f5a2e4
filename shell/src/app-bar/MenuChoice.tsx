import type { ReactNode } from 'react';
import { Link } from '@askwell/platform';
import { Check } from '@askwell/ui/more-icons';
import css from './FrameMenu.adopted.module.css';

type MenuChoiceProps = {
  label: string;
  /** A note at the end, such as why the choice cannot be made. */
  note?: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
};

/** One of several, of which one is chosen. */
export function MenuChoice({ label, note, isChosen, isDisabled = false, onChoose }: MenuChoiceProps) {
  return (
    <button
      type="button"
      role="menuitemradio"
      tabIndex={-1}
      aria-checked={isChosen}
      aria-disabled={isDisabled || undefined}
      className={css.item}
      onClick={(event) => {
        if (isDisabled) event.stopPropagation();
        else onChoose();
      }}
    >
      <span className={css.text}>{label}</span>
      {note === undefined ? null : <span className={css.note}>{note}</span>}
      {isChosen ? <Check aria-hidden="true" /> : null}
    </button>
  );
}

type MenuLinkProps = { to: string; icon?: ReactNode; isCurrent?: boolean; children: string };

/** A page, as an item of a menu. */
export function MenuLink({ to, icon, isCurrent = false, children }: MenuLinkProps) {
  return (
    <Link to={to} role="menuitem" tabIndex={-1} aria-current={isCurrent || undefined} className={css.item}>
      {icon}
      <span className={css.text}>{children}</span>
      {isCurrent ? <Check aria-hidden="true" /> : null}
    </Link>
  );
}

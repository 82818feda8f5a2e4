import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { itemAfterKey } from './item-after-key.ts';
import css from './MenuButton.module.css';

export type MenuItem = {
  id: string;
  label: string;
  /** A line below the label. */
  help?: ReactNode;
  icon?: ReactNode;
  tone?: 'neutral' | 'danger';
  onSelect: () => void;
};

/** The props of the button that opens the menu. */
export type MenuTriggerProps = {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export type MenuButtonProps = {
  /** Names the menu for assistive technology. */
  label: string;
  items: readonly MenuItem[];
  /** Renders the button: `trigger={(props) => <Button {...props}>Export</Button>}`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  className?: string | undefined;
};

/**
 * A button that opens a list of actions. Keyboard as in the menu button pattern of the WAI-ARIA
 * authoring practices: arrows, Home, End and first letters move; Escape and Tab close.
 */
export function MenuButton({ label, items, trigger, className }: MenuButtonProps) {
  const triggerId = useId();
  const frame = useRef<HTMLDivElement>(null);
  /** The position of the item that gets the focus first; null while the menu is closed. */
  const [opened, setOpened] = useState<0 | -1 | null>(null);
  const isOpen = opened !== null;
  const elements = () => [...(frame.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useEffect(() => {
    if (opened === null) return;
    elements().at(opened)?.focus();
    const pressOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpened(null);
    };
    document.addEventListener('pointerdown', pressOutside);
    return () => document.removeEventListener('pointerdown', pressOutside);
  }, [opened]);

  const close = () => {
    setOpened(null);
    document.getElementById(triggerId)?.focus();
  };
  const pressTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpened(event.key === 'ArrowDown' ? 0 : -1);
  };
  const pressMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpened(null);
    if (event.key === 'Escape') {
      event.preventDefault();
      // A dialog around the menu stays open.
      event.stopPropagation();
      return close();
    }
    const all = elements();
    const current = all.findIndex((element) => element === document.activeElement);
    const next = itemAfterKey(
      event.key,
      current,
      items.map((item) => item.label),
    );
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <div ref={frame} className={classes(css.frame, className)}>
      {trigger({
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => setOpened(isOpen ? null : 0),
        onKeyDown: pressTriggerKey,
      })}
      {isOpen ? (
        <div role="menu" aria-label={label} tabIndex={-1} className={css.menu} onKeyDown={pressMenuKey}>
          {items.map(({ id, label: name, help, icon, tone = 'neutral', onSelect }) => (
            <button
              key={id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={classes(css.item, css[tone])}
              onClick={() => {
                close();
                onSelect();
              }}
            >
              {icon}
              <span className={css.label}>{name}</span>
              {help ? <span className={css.help}>{help}</span> : null}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

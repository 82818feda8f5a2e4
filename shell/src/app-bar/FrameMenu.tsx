import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classes } from '@askwell/ui';
import css from './FrameMenu.adopted.module.css';

type FrameMenuProps = {
  /** Names the menu and its button. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  triggerClass: string | undefined;
  /** At which end of its button the menu stands. */
  align: 'start' | 'end';
  /** Whether it stands above its button, as in a bar at the bottom of the window. */
  opensUp?: boolean;
  /** The items: elements whose role is `menuitem` or `menuitemradio`. They close the menu. */
  children: ReactNode;
};

/**
 * A button with a menu of links and choices. Keyboard as in the menu button pattern of the WAI-ARIA
 * authoring practices: arrows, Home and End move; Escape and Tab close.
 */
export function FrameMenu({
  label,
  trigger,
  triggerClass,
  align,
  opensUp = false,
  children,
}: FrameMenuProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const items = () => [
    ...(frame.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? []),
  ];

  useEffect(() => {
    if (!isOpen) return;
    items()[0]?.focus();
    const pressOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', pressOutside);
    return () => document.removeEventListener('pointerdown', pressOutside);
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setIsOpen(false);
    if (event.key === 'Escape') {
      event.preventDefault();
      return close();
    }
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      return event.target.click();
    }
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const next = afterKey(event.key, at, all.length);
    // The page's own shortcuts are not for the menu.
    event.stopPropagation();
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <div ref={frame} className={css.frame}>
      <button
        ref={button}
        id={id}
        type="button"
        className={triggerClass}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen ? (
        <div
          role="menu"
          tabIndex={-1}
          aria-labelledby={id}
          className={classes(css.menu, css[align], opensUp && css.up)}
          onKeyDown={pressKey}
          onClick={close}
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}

/** The index that a key moves to from `at` (-1 if no item has the focus); null for other keys. */
function afterKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (Math.max(at, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

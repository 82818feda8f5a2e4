import { useCallback, useId, useRef, useState } from 'react';
import type { NavigationEntry } from '@askwell/contracts';
import { brand, Link, useLocation } from '@askwell/platform';
import { classes, IconButton, Logo, Menu, X } from '@askwell/ui';
import { AccountActions } from './AccountActions.tsx';
import css from './Header.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import { useDismissal } from './use-dismissal.ts';

/** The navigation bar: fixed, one row where there is room, a menu behind a button where there is not. */
export function Header({ navigation }: { navigation: NavigationEntry[] }) {
  const { pathname } = useLocation();
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useId();
  // Open on this page only: following a link closes the menu.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === pathname;
  const close = useCallback(() => setOpenOn(null), []);
  const dismiss = useCallback(
    (how: 'escape' | 'elsewhere') => {
      close();
      if (how === 'escape') button.current?.focus();
    },
    [close],
  );
  useDismissal(isOpen, header, dismiss);

  return (
    <header ref={header} className={css.header}>
      <div className={css.bar}>
        <Link to="/" className={css.home} aria-label={`${brand.name}, home`}>
          <Logo name={brand.name} />
        </Link>
        <IconButton
          ref={button}
          className={css.toggle}
          label={isOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={isOpen}
          aria-controls={menu}
          onClick={() => setOpenOn(isOpen ? null : pathname)}
        >
          {isOpen ? <X /> : <Menu />}
        </IconButton>
        <nav id={menu} aria-label="Main" className={classes(css.menu, isOpen && css.open)}>
          <ul className={css.links}>
            {navigation
              .filter(({ show }) => show === 'always')
              .map((entry) => (
                <li key={entry.to}>
                  <NavigationLink entry={entry} onFollow={close} />
                </li>
              ))}
          </ul>
          <AccountActions navigation={navigation} onFollow={close} />
        </nav>
      </div>
    </header>
  );
}

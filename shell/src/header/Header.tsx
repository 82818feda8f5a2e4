import { useEffect, useId, useRef, type FocusEvent } from 'react';
import type { NavigationEntry } from '@askwell/contracts';
import { brand, Link, useLocation } from '@askwell/platform';
import { IconButton, Logo, Menu, useWords, X } from '@askwell/ui';
import { AccountActions } from './AccountActions.tsx';
import { shellWords } from '../words/shell.ts';
import css from './Header.module.css';
import { NavigationLink } from './NavigationLink.tsx';

/**
 * The navigation bar: fixed, one row where there is room, a menu behind a button where there is
 * not. The menu is the browser's own popover: it opens, closes by Escape or a press elsewhere and
 * says its state before any script has run.
 */
export function Header({ navigation }: { navigation: NavigationEntry[] }) {
  const { header } = useWords(shellWords);
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  const menuId = useId();
  const close = () => menu.current?.hidePopover();
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  // Another page has come: by a link of the menu, or by going back.
  useEffect(() => {
    const opened = menu.current;
    return () => opened?.hidePopover();
  }, [pathname]);

  return (
    <header className={css.header} onBlur={onBlur}>
      <div className={css.bar}>
        <Link to="/" className={css.home} aria-label={header.home}>
          <Logo name={brand.name} />
        </Link>
        <IconButton className={css.toggle} label={header.menu} popoverTarget={menuId}>
          <Menu className={css.opens} />
          <X className={css.closes} />
        </IconButton>
        <nav ref={menu} id={menuId} popover="auto" aria-label={header.navigation} className={css.menu}>
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

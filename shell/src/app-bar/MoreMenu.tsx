import { hasPage } from '@askwell/platform';
import { Info, useWords } from '@askwell/ui';
import { Ellipsis, LayoutGrid, MessagesSquare, Search, Users } from '@askwell/ui/more-icons';
import { appBarWords } from '../words/app-bar.ts';
import css from './AppBar.adopted.module.css';
import { FrameMenu } from './FrameMenu.tsx';
import menu from './FrameMenu.adopted.module.css';
import { MenuLink } from './MenuChoice.tsx';

/** The last item of a phone's bottom bar: the pages that are not about one chatbot. */
export function MoreMenu({ onSearch }: { onSearch: () => void }) {
  const words = useWords(appBarWords);
  const pages = [
    { to: '/dashboard', label: words.chatbots.all, icon: <LayoutGrid aria-hidden="true" /> },
    { to: '/inbox', label: words.moreLinks.inbox, icon: <MessagesSquare aria-hidden="true" /> },
    { to: '/profile?tab=team', label: words.moreLinks.team, icon: <Users aria-hidden="true" /> },
    { to: '/help', label: words.moreLinks.help, icon: <Info aria-hidden="true" /> },
  ];
  return (
    <FrameMenu
      label={words.more}
      align="end"
      opensUp
      triggerClass={css.link}
      trigger={
        <>
          <Ellipsis aria-hidden="true" />
          {words.more}
        </>
      }
    >
      {pages
        .filter(({ to }) => hasPage(to.split('?')[0] ?? to))
        .map(({ to, label, icon }) => (
          <MenuLink key={to} to={to} icon={icon}>
            {label}
          </MenuLink>
        ))}
      <button type="button" role="menuitem" tabIndex={-1} className={menu.item} onClick={onSearch}>
        <Search aria-hidden="true" />
        <span className={menu.text}>{words.palette.open}</span>
      </button>
    </FrameMenu>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import type { ChatbotLink } from '@askwell/contracts';
import { Link } from '@askwell/platform';
import { translated, useWords } from '@askwell/ui';
import { ChartLine, Code, MessagesSquare, Pencil } from '@askwell/ui/more-icons';
import { preloadEvent } from '../remotes/preload-on-intent.ts';
import { appBarWords } from '../words/app-bar.ts';
import css from './AppBar.adopted.module.css';
import { pathOf, type Reachable } from './frame-entries.ts';

const icons = { edit: Pencil, conversations: MessagesSquare, analytics: ChartLine, install: Code };
/** The page that is shown comes first. */
const preloadAfterMs = 1500;

type ChatbotLinksProps = {
  links: Reachable<ChatbotLink>[];
  pathname: string;
  /** The item after the links, on a phone. */
  children: ReactNode;
};

/**
 * The pages of the chosen chatbot. The one after the page that is shown is loaded in advance; the
 * others as soon as their link is hovered or focused.
 */
export function ChatbotLinks({ links, pathname, children }: ChatbotLinksProps) {
  const words = useWords(appBarWords);
  const list = useRef<HTMLUListElement>(null);
  const at = links.findIndex(({ address }) => pathOf(address) === pathname);
  const next = links.length < 2 ? -1 : (at + 1) % links.length;

  useEffect(() => {
    const link = list.current?.children[next]?.firstElementChild;
    if (!link) return;
    const timer = setTimeout(
      () => link.dispatchEvent(new Event(preloadEvent, { bubbles: true })),
      preloadAfterMs,
    );
    return () => clearTimeout(timer);
  }, [next]);

  return (
    <nav aria-label={words.links} className={css.pages}>
      <ul ref={list} className={css.links}>
        {links.map(({ label, labels, address, icon }, index) => {
          const Icon = icon && icons[icon];
          return (
            <li key={address}>
              <Link to={address} className={css.link} aria-current={index === at ? 'page' : undefined}>
                {Icon ? <Icon aria-hidden="true" /> : null}
                {translated(label, labels)}
              </Link>
            </li>
          );
        })}
        <li className={css.more}>{children}</li>
      </ul>
    </nav>
  );
}

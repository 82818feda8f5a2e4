import type { NavigationEntry } from '@askwell/contracts';
import { useSession, useSignOut } from '@askwell/platform';
import { Button, classes, LogOut, useWords } from '@askwell/ui';
import { shellWords } from '../words/shell.ts';
import css from './Header.module.css';
import { NavigationLink } from './NavigationLink.tsx';

type AccountActionsProps = { navigation: NavigationEntry[]; onFollow: () => void };

/**
 * The end of the bar: ways in for visitors, ways on for owners. While the session is being checked
 * it holds the visitors' place, unseen (`show-session.ts`), so that nothing moves and nothing
 * flashes.
 */
export function AccountActions({ navigation, onFollow }: AccountActionsProps) {
  const { header } = useWords(shellWords);
  const { status } = useSession();
  const { signOut, isLeaving } = useSignOut();
  const isOwner = status === 'signedIn';
  const entries = navigation.filter(({ show }) => show === (isOwner ? 'signedIn' : 'signedOut'));
  return (
    <ul className={classes(css.links, css.account)}>
      {entries.map((entry) => (
        <li key={entry.to}>
          <NavigationLink entry={entry} onFollow={onFollow} />
        </li>
      ))}
      {isOwner ? (
        <li>
          <Button variant="secondary" size="s" icon={<LogOut />} busy={isLeaving} onClick={signOut}>
            {header.signOut}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}

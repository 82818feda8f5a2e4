import { hasPermission, type User } from '@askwell/contracts';
import { Link, useLocation, useSession } from '@askwell/platform';
import { classes, formatNumber, MessagesSquare, useWords } from '@askwell/ui';
import { useGetInboxAttentionQuery } from '../api/inbox.api.ts';
import { useInboxStream } from '../inbox/live/use-inbox-stream.ts';
import { useRefresh } from '../inbox/live/use-refresh.ts';
import { inboxWords } from '../words/inbox.ts';
import css from './InboxCount.adopted.module.css';

/** Lent to the header: the way to the inbox, with how many conversations need attention. */
export default function InboxCount() {
  const { user } = useSession();
  return user !== null && hasPermission(user.account.role, 'view') ? <CountLink user={user} /> : null;
}

const most = 99;

function CountLink({ user }: { user: User }) {
  const words = useWords(inboxWords);
  const isInbox = useLocation().pathname === '/inbox';
  const { data: count } = useGetInboxAttentionQuery(user.account.id, { refetchOnFocus: true });
  if (count === undefined) return null;
  return (
    <>
      {/* The inbox itself has a stream, and loads the count again with its list. */}
      {isInbox ? null : <LiveCount name={`askwell:inbox:${user.account.id}:${user._id}`} />}
      <Link
        to="/inbox"
        className={classes(css.link, isInbox && css.current)}
        aria-label={count > 0 ? words.titleNeeding(count) : words.title}
        aria-current={isInbox ? 'page' : undefined}
        title={words.title}
      >
        <MessagesSquare aria-hidden="true" />
        {count > 0 ? (
          <span className={css.count}>{count > most ? `${most}+` : formatNumber(count)}</span>
        ) : null}
      </Link>
    </>
  );
}

/** Loads the count again when the inbox has changed. */
function LiveCount({ name }: { name: string }) {
  const refresh = useRefresh();
  const change = () => {
    // Who comes back to a hidden tab gets the count by `refetchOnFocus`.
    if (!document.hidden) refresh();
  };
  useInboxStream(name, {
    conversation: change,
    message: change,
    note: () => undefined,
    typing: () => undefined,
    reset: change,
  });
  return null;
}

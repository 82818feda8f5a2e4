import { chosenAccount, useSession } from '@askwell/platform';
import { Button, EmptyState, useWords } from '@askwell/ui';
import { inboxWords } from '../words/inbox.ts';

/** In place of an inbox that the person may no longer read. */
export function Ended() {
  const { ended: words } = useWords(inboxWords);
  const { user } = useSession();
  return (
    <EmptyState
      title={words.title}
      text={words.text}
      action={
        user ? <Button onClick={() => chosenAccount.choose(user._id)}>{words.action}</Button> : undefined
      }
    />
  );
}

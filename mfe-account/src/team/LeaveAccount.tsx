import type { User } from '@askwell/contracts';
import { chosenAccount, messageOf } from '@askwell/platform';
import { Button, ConfirmDialog, useWords } from '@askwell/ui';
import { useState } from 'react';
import { useLeaveAccountMutation } from '../api/team.api.ts';
import rows from '../shared/Rows.module.css';
import { teamWords } from '../words/team.ts';

/** Ends the own membership, and goes on in the own account. */
export function LeaveAccount({ user }: { user: User }) {
  const { leave: words } = useWords(teamWords);
  const [isAsking, setIsAsking] = useState(false);
  const [error, setError] = useState<string>();
  const [leave, { isLoading }] = useLeaveAccountMutation();

  const confirm = async () => {
    try {
      await leave(user.account.id).unwrap();
      chosenAccount.choose(user._id);
    } catch (refused) {
      setError(messageOf(refused, words.failed));
    }
  };

  return (
    <>
      <Button className={rows.start} onClick={() => setIsAsking(true)}>
        {words.start}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.title(user.account.name)}
        description={words.text}
        confirmLabel={words.action}
        busyLabel={words.busy}
        busy={isLoading}
        error={error}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

import type { AccountMembership } from '@askwell/contracts';
import { messageOf, toast, useGetMeQuery } from '@askwell/platform';
import { Button, Card, ConfirmDialog, useWords } from '@askwell/ui';
import { useState } from 'react';
import { useLeaveAccountMutation } from '../api/team.api.ts';
import rows from '../shared/Rows.module.css';
import section from '../shared/Section.module.css';
import { teamWords } from '../words/team.ts';

/** Accounts that pause the person's membership: they cannot be opened, and can be left. */
export function PausedMemberships() {
  const { paused: words } = useWords(teamWords);
  const accounts = (useGetMeQuery().data?.accounts ?? []).filter(({ isPaused }) => isPaused);
  if (accounts.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="paused-title" className={section.section}>
      <h2 id="paused-title">{words.title}</h2>
      <p className={rows.lead}>{words.lead}</p>
      <ul className={rows.rows} aria-label={words.list}>
        {accounts.map((account) => (
          <PausedMembership key={account.id} account={account} />
        ))}
      </ul>
    </Card>
  );
}

function PausedMembership({ account: { id, name, role } }: { account: AccountMembership }) {
  const { paused: words, leave: question, roles } = useWords(teamWords);
  const [isAsking, setIsAsking] = useState(false);
  const [leave, { isLoading }] = useLeaveAccountMutation();
  const confirm = async () => {
    try {
      await leave(id).unwrap();
      toast.success(words.left(name));
    } catch (error) {
      toast.error(messageOf(error, question.failed));
    }
    setIsAsking(false);
  };
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <p className={rows.title} translate="no">
          {name}
        </p>
        <p className={rows.note}>{roles[role]}</p>
      </div>
      <Button size="s" aria-label={words.leaveOf(name)} onClick={() => setIsAsking(true)}>
        {words.leave}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={question.title(name)}
        description={question.text}
        confirmLabel={question.action}
        busyLabel={question.busy}
        busy={isLoading}
        onConfirm={() => void confirm()}
      />
    </li>
  );
}

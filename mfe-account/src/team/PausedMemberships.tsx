import type { AccountMembership } from '@askwell/contracts';
import { useGetMeQuery } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { useLeaveAccountMutation } from '../api/team.api.ts';
import { ConfirmedButton } from '../shared/ConfirmedButton.tsx';
import rows from '../shared/Rows.module.css';
import section from '../shared/Section.module.css';
import { teamWords } from '../words/team.ts';

/** Accounts that pause the person's membership: they cannot be opened, and can be left. */
export function PausedMemberships() {
  const { paused: words } = useWords(teamWords);
  const accounts = (useGetMeQuery().data?.accounts ?? []).filter(({ isPaused }) => isPaused);
  if (accounts.length === 0) return null;
  return (
    <section aria-labelledby="paused-title" className={section.section}>
      <h2 id="paused-title">{words.title}</h2>
      <p className={rows.lead}>{words.lead}</p>
      <ul className={rows.rows} aria-label={words.list}>
        {accounts.map((account) => (
          <PausedMembership key={account.id} account={account} />
        ))}
      </ul>
    </section>
  );
}

function PausedMembership({ account: { id, name, role } }: { account: AccountMembership }) {
  const { paused: words, leave: question, roles } = useWords(teamWords);
  const [leave, { isLoading }] = useLeaveAccountMutation();
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <p className={rows.title} translate="no">
          {name}
        </p>
        <p className={rows.note}>{roles[role]}</p>
      </div>
      <ConfirmedButton
        size="s"
        aria-label={words.leaveOf(name)}
        question={{ ...question, title: question.title(name) }}
        busy={isLoading}
        onConfirm={() => leave(id).unwrap()}
        done={words.left(name)}
        failed={question.failed}
      >
        {words.leave}
      </ConfirmedButton>
    </li>
  );
}

import { givenRoles, type GivenRole, type Role, type TeamMember } from '@askwell/contracts';
import { Badge, SelectField, useWords, VisuallyHidden } from '@askwell/ui';
import { useChangeMemberRoleMutation, useRemoveMemberMutation } from '../api/team.api.ts';
import { ConfirmedButton } from '../shared/ConfirmedButton.tsx';
import rows from '../shared/Rows.module.css';
import { withToast } from '../shared/with-toast.ts';
import { teamWords } from '../words/team.ts';
import { mayChange } from './may-change.ts';

/** One member. The role and the removal are offered to who may change them. */
export function MemberRow({ member, role }: { member: TeamMember; role: Role }) {
  const { members: words, roles } = useWords(teamWords);
  const [changeRole, changing] = useChangeMemberRoleMutation();
  const [remove, removing] = useRemoveMemberMutation();
  const { id, name, email, isYou, isPaused } = member;
  const isChangeable = !isYou && mayChange(role, member.role);
  const given = givenRoles.filter((known) => mayChange(role, known));

  const give = async (chosen: GivenRole | undefined) => {
    if (chosen === undefined) return;
    const done = words.roleChanged(name, roles[chosen]);
    await withToast(changeRole({ id, role: chosen }).unwrap(), { done, failed: words.roleFailed });
  };

  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <p className={rows.title}>
          <span translate="no">{name}</span>
          {isYou ? <Badge>{words.you}</Badge> : null}
          {isPaused ? <Badge tone="warning">{words.paused}</Badge> : null}
        </p>
        <p className={rows.note} translate="no">
          {email}
        </p>
      </div>
      {isChangeable ? (
        <div className={rows.actions}>
          <SelectField
            label={<VisuallyHidden>{words.roleOf(name)}</VisuallyHidden>}
            value={member.role}
            disabled={changing.isLoading}
            onChange={({ target }) => void give(given.find((known) => known === target.value))}
          >
            {given.map((known) => (
              <option key={known} value={known}>
                {roles[known]}
              </option>
            ))}
          </SelectField>
          <ConfirmedButton
            aria-label={words.removeOf(name)}
            question={{ ...words.question, title: words.question.title(name) }}
            busy={removing.isLoading}
            onConfirm={() => remove(id).unwrap()}
            done={words.removed(name)}
            failed={words.removeFailed}
          >
            {words.remove}
          </ConfirmedButton>
        </div>
      ) : (
        <p>{roles[member.role]}</p>
      )}
    </li>
  );
}

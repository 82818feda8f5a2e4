import { givenRoles, type GivenRole, type Role, type TeamMember } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { Badge, Button, ConfirmDialog, SelectField, useWords, VisuallyHidden } from '@askwell/ui';
import { useState } from 'react';
import { useChangeMemberRoleMutation, useRemoveMemberMutation } from '../api/team.api.ts';
import rows from '../shared/Rows.module.css';
import { teamWords } from '../words/team.ts';
import { mayChange } from './may-change.ts';

/** One member. The role and the removal are offered to who may change them. */
export function MemberRow({ member, role }: { member: TeamMember; role: Role }) {
  const { members: words, roles } = useWords(teamWords);
  const [isAsking, setIsAsking] = useState(false);
  const [changeRole, changing] = useChangeMemberRoleMutation();
  const [remove, removing] = useRemoveMemberMutation();
  const { id, name, email, isYou, isPaused } = member;
  const isChangeable = !isYou && mayChange(role, member.role);
  const given = givenRoles.filter((known) => mayChange(role, known));

  const give = async (chosen: GivenRole | undefined) => {
    if (chosen === undefined) return;
    try {
      await changeRole({ id, role: chosen }).unwrap();
      toast.success(words.roleChanged(name, roles[chosen]));
    } catch (error) {
      toast.error(messageOf(error, words.roleFailed));
    }
  };
  const confirm = async () => {
    try {
      await remove(id).unwrap();
      toast.success(words.removed(name));
    } catch (error) {
      toast.error(messageOf(error, words.removeFailed));
    }
    setIsAsking(false);
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
          <Button aria-label={words.removeOf(name)} onClick={() => setIsAsking(true)}>
            {words.remove}
          </Button>
        </div>
      ) : (
        <p>{roles[member.role]}</p>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.question.title(name)}
        description={words.question.text}
        confirmLabel={words.question.action}
        busyLabel={words.question.busy}
        busy={removing.isLoading}
        onConfirm={() => void confirm()}
      />
    </li>
  );
}

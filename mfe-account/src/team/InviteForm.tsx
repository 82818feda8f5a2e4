import { givenRoles, type Role } from '@askwell/contracts';
import { refusal, toast } from '@askwell/platform';
import {
  Button,
  FailureBanner,
  Form,
  SelectField,
  TextField,
  useFocusOnMount,
  useForm,
  useWords,
} from '@askwell/ui';
import { useInviteMemberMutation } from '../api/team.api.ts';
import { useRules } from '../forms/rules.ts';
import rows from '../shared/Rows.module.css';
import { teamWords } from '../words/team.ts';
import { mayChange } from './may-change.ts';

/** Sends an invitation by email. */
export function InviteForm({ role, onDone }: { role: Role; onDone: () => void }) {
  const { invitations: words, roles, can } = useWords(teamWords);
  const rules = useRules();
  const first = useFocusOnMount<HTMLInputElement>();
  const [invite, { isLoading }] = useInviteMemberMutation();
  const form = useForm({
    initial: { email: '', role: 'editor' },
    check: ({ email }) => ({ email: rules.email(email) }),
  });
  const offered = givenRoles.filter((known) => mayChange(role, known));
  const chosen = offered.find((known) => known === form.values.role) ?? 'editor';

  const send = async () => {
    const email = form.values.email.trim();
    await invite({ email, role: chosen }).unwrap();
    toast.success(words.sent(email));
    onDone();
  };

  return (
    <Form onSubmit={() => form.send(send, refusal({ fallback: words.failed }))}>
      <FailureBanner failure={form.failure} />
      <TextField
        {...form.bind('email')}
        ref={first}
        label={words.email}
        type="email"
        autoComplete="off"
        help={words.validity}
      />
      <SelectField
        label={words.role}
        name="role"
        value={chosen}
        help={can[chosen]}
        onChange={(event) => form.set('role', event.target.value)}
      >
        {offered.map((known) => (
          <option key={known} value={known}>
            {roles[known]}
          </option>
        ))}
      </SelectField>
      <div className={rows.actions}>
        <Button type="submit" variant="primary" busy={isLoading} busyLabel={words.sending}>
          {words.send}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}

import { refusal } from '@askwell/platform';
import { Button, FailureBanner, Form, PasswordField, useFocusOnMount, useForm, useWords } from '@askwell/ui';
import { useStartTwoStepMutation } from '../api/two-step.api.ts';
import { useRules } from '../forms/rules.ts';
import { UsernameForManagers } from '../forms/UsernameForManagers.tsx';
import css from '../shared/Rows.module.css';
import { twoStepWords } from '../words/two-step.ts';
import type { Setup } from './TurnOn.tsx';

type ConfirmPasswordProps = { email: string; onStarted: (setup: Setup) => void; onCancel: () => void };

export function ConfirmPassword({ email, onStarted, onCancel }: ConfirmPasswordProps) {
  const { cancel, confirm: words } = useWords(twoStepWords);
  const rules = useRules();
  const first = useFocusOnMount<HTMLInputElement>();
  const [start, { isLoading }] = useStartTwoStepMutation();
  const form = useForm({
    initial: { currentPassword: '' },
    check: ({ currentPassword }) => ({ currentPassword: rules.password(currentPassword) }),
  });
  const begin = async () => onStarted((await start(form.values).unwrap()).data);

  return (
    <Form
      onSubmit={() =>
        form.send(begin, refusal({ fallback: words.failed, at: { wrong_password: 'currentPassword' } }))
      }
    >
      <FailureBanner failure={form.failure} />
      <p className={css.lead}>{words.lead}</p>
      <UsernameForManagers email={email} />
      <PasswordField
        {...form.bind('currentPassword')}
        ref={first}
        label={words.password}
        autoComplete="current-password"
      />
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={isLoading} busyLabel={words.submitting}>
          {words.submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </Form>
  );
}

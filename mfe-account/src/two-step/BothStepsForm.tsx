import { refusal } from '@askwell/platform';
import { Button, FailureBanner, Form, PasswordField, useFocusOnMount, useForm, useWords } from '@askwell/ui';
import { useState } from 'react';
import { useRules } from '../forms/rules.ts';
import { UsernameForManagers } from '../forms/UsernameForManagers.tsx';
import css from '../shared/Rows.module.css';
import { twoStepWords } from '../words/two-step.ts';
import { CodeField, stepOfRefusal } from './CodeField.tsx';

type BothStepsFormProps = {
  email: string;
  words: { lead: string; submit: string; submitting: string; failed: string };
  variant: 'primary' | 'danger';
  onSubmit: (bothSteps: { currentPassword: string; code: string }) => Promise<unknown>;
  onCancel: () => void;
};

/** Asks for the password and for a code before two-step sign-in is changed. */
export function BothStepsForm({ email, words, variant, onSubmit, onCancel }: BothStepsFormProps) {
  const { cancel, bothSteps } = useWords(twoStepWords);
  const rules = useRules();
  const first = useFocusOnMount<HTMLInputElement>();
  const [isBusy, setIsBusy] = useState(false);
  const form = useForm({
    initial: { currentPassword: '', code: '' },
    check: ({ currentPassword, code }) => ({
      currentPassword: rules.password(currentPassword),
      code: code.trim() === '' ? bothSteps.codeMissing : undefined,
    }),
  });
  const send = async () => {
    setIsBusy(true);
    try {
      await onSubmit(form.values);
    } finally {
      setIsBusy(false);
    }
  };
  const explain = refusal({
    fallback: words.failed,
    at: stepOfRefusal,
  });

  return (
    <Form onSubmit={() => form.send(send, explain)}>
      <FailureBanner failure={form.failure} />
      <p className={css.lead}>{words.lead}</p>
      <UsernameForManagers email={email} />
      <PasswordField
        {...form.bind('currentPassword')}
        ref={first}
        label={bothSteps.password}
        autoComplete="current-password"
      />
      <CodeField {...form.bind('code')} />
      <div className={css.actions}>
        <Button type="submit" variant={variant} busy={isBusy} busyLabel={words.submitting}>
          {words.submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </Form>
  );
}

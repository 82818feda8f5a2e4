import { useState } from 'react';
import { callProblem, refusal, toast } from '@askwell/platform';
import { Button, FailureBanner, Form, PasswordField, useFocusOnMount, useForm, useWords } from '@askwell/ui';
import { useResetPasswordMutation } from '../api/password-reset.api.ts';
import { drafts } from '../forms/drafts.ts';
import { useRules } from '../forms/rules.ts';
import { UsernameForManagers } from '../forms/UsernameForManagers.tsx';
import { Onward } from '../frame/Onward.tsx';
import { useToSecondStep } from '../second-step/sign-in-id.ts';
import { resetWords } from '../words/reset.ts';

type NewPasswordStepProps = {
  email: string;
  code: string;
  /** The code ran out while the password was being chosen. */
  onOtherCode: () => void;
};

export function NewPasswordStep({ email, code, onOtherCode }: NewPasswordStepProps) {
  const { password: words } = useWords(resetWords);
  const rules = useRules();
  const [reset, { isLoading, error }] = useResetPasswordMutation();
  const toSecondStep = useToSecondStep();
  const [isDone, setIsDone] = useState(false);
  const first = useFocusOnMount<HTMLInputElement>();
  const form = useForm({
    initial: { newPassword: '', confirmPassword: '' },
    check: ({ newPassword, confirmPassword }) => ({
      newPassword: rules.newPassword(newPassword),
      confirmPassword: rules.confirmation(newPassword, confirmPassword),
    }),
  });

  const save = async () => {
    try {
      await reset({ email, otp: code, newPassword: form.values.newPassword }).unwrap();
      drafts.forget();
      setIsDone(true);
    } catch (refused) {
      if (!toSecondStep(refused)) throw refused;
      toast.success(words.saved);
    }
  };

  return (
    <Form onSubmit={() => form.send(save, refusal({ fallback: words.failed }))}>
      <FailureBanner failure={form.failure} />
      {isDone ? (
        <Onward
          tone="success"
          message={words.done}
          to="/dashboard"
          replace
          afterMs={2000}
          linkLabel={words.goNow}
        />
      ) : null}
      <UsernameForManagers email={email} />
      <PasswordField
        {...form.bind('newPassword')}
        ref={first}
        label={words.label}
        autoComplete="new-password"
        help={words.help}
      />
      <PasswordField
        {...form.bind('confirmPassword')}
        label={words.confirmation}
        autoComplete="new-password"
      />
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={isLoading}
        busyLabel={words.submitting}
        disabled={isDone}
      >
        {words.submit}
      </Button>
      {callProblem(error).code === 'wrong_code' ? (
        <Button onClick={onOtherCode}>{words.otherCode}</Button>
      ) : null}
    </Form>
  );
}

import { useState } from 'react';
import { limits } from '@askwell/contracts';
import { callProblem } from '@askwell/platform';
import { Button, Form, PasswordField } from '@askwell/ui';
import { useResetPasswordMutation } from '../api/password-reset.api.ts';
import { FailureBanner } from '../forms/FailureBanner.tsx';
import { rules } from '../forms/rules.ts';
import { useForm } from '../forms/use-form.ts';
import { Onward } from '../frame/Onward.tsx';
import { useFocusOnMount } from '../frame/use-focus-on-mount.ts';

type NewPasswordStepProps = {
  email: string;
  code: string;
  /** The code ran out while the password was being chosen. */
  onOtherCode: () => void;
};

export function NewPasswordStep({ email, code, onOtherCode }: NewPasswordStepProps) {
  const [reset, { isLoading, error }] = useResetPasswordMutation();
  const [isDone, setIsDone] = useState(false);
  const first = useFocusOnMount<HTMLInputElement>();
  const form = useForm({ newPassword: '', confirmPassword: '' }, ({ newPassword, confirmPassword }) => ({
    newPassword: rules.newPassword(newPassword),
    confirmPassword: rules.confirmation(newPassword, confirmPassword),
  }));

  const save = async () => {
    await reset({ email, otp: code, newPassword: form.values.newPassword }).unwrap();
    setIsDone(true);
  };

  return (
    <Form onSubmit={() => form.send(save, { fallback: 'Failed to reset password' })}>
      <FailureBanner failure={form.failure} />
      {isDone ? (
        <Onward
          tone="success"
          message="Password reset successfully! Redirecting..."
          to="/dashboard"
          replace
          afterMs={2000}
          linkLabel="Go now"
        />
      ) : null}
      {/* Password managers keep the new password with this address. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        {...form.bind('newPassword')}
        ref={first}
        label="New Password"
        autoComplete="new-password"
        help={`At least ${limits.password.minimum} characters.`}
      />
      <PasswordField
        {...form.bind('confirmPassword')}
        label="Confirm New Password"
        autoComplete="new-password"
      />
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={isLoading}
        busyLabel="Resetting password..."
        disabled={isDone}
      >
        Reset Password
      </Button>
      {callProblem(error).code === 'wrong_code' ? (
        <Button onClick={onOtherCode}>Enter another code</Button>
      ) : null}
    </Form>
  );
}

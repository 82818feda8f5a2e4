import { useState } from 'react';
import { useLocation } from '@askwell/platform';
import { Button, CodeField, Form, TextField } from '@askwell/ui';
import { useResendVerificationMutation, useVerifyEmailMutation } from '../api/verification.api.ts';
import { ResendButton } from '../code/ResendButton.tsx';
import { FailureBanner } from '../forms/FailureBanner.tsx';
import { isWholeCode, rules } from '../forms/rules.ts';
import { useForm } from '../forms/use-form.ts';
import { emailInState } from '../frame/email-in-state.ts';
import { Onward } from '../frame/Onward.tsx';

const words = { fallback: 'Verification failed', at: { wrong_code: 'otp' } } as const;

export function VerifyEmailForm() {
  const known = emailInState(useLocation().state);
  const [verify, { isLoading }] = useVerifyEmailMutation();
  const [resend] = useResendVerificationMutation();
  const [isVerified, setIsVerified] = useState(false);
  const form = useForm({ email: known ?? '', otp: '' }, ({ email, otp }) => ({
    email: rules.email(email),
    otp: rules.code(otp),
  }));
  const email = form.values.email.trim();

  const confirm = async () => {
    await verify({ email, otp: form.values.otp }).unwrap();
    setIsVerified(true);
  };

  return (
    <Form onSubmit={() => form.send(confirm, words)}>
      <FailureBanner failure={form.failure} />
      {isVerified ? (
        <Onward
          tone="success"
          message="Email verified successfully! Redirecting to dashboard..."
          to="/dashboard"
          replace
          afterMs={2000}
          linkLabel="Go now"
        />
      ) : null}
      <TextField
        {...form.bind('email')}
        label="Email Address"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
      />
      <CodeField
        name="otp"
        label="Verification Code"
        value={form.values.otp}
        error={form.errors.otp}
        onChange={(code) => form.set('otp', code)}
      />
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={isLoading}
        busyLabel="Verifying..."
        disabled={email === '' || !isWholeCode(form.values.otp) || isVerified}
      >
        Verify Email
      </Button>
      <ResendButton
        waitKey={`verify ${email}`}
        resend={() => resend({ email }).unwrap()}
        success="Verification code sent to your email!"
        words={{ fallback: 'Failed to resend code' }}
        disabled={rules.email(email) !== undefined || isVerified}
      />
    </Form>
  );
}

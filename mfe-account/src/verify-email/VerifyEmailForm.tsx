import { refusal, sessionEnded, toast, useAppDispatch } from '@askwell/platform';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button, CodeField, FailureBanner, Form, TextField, useForm, useWords } from '@askwell/ui';
import { useResendVerificationMutation, useVerifyEmailMutation } from '../api/verification.api.ts';
import { ResendButton } from '../code/ResendButton.tsx';
import { registrations } from '../code/registrations.ts';
import { useSubmitWholeCode } from '../code/use-submit-whole-code.ts';
import { drafts, draftStorage } from '../forms/drafts.ts';
import { isWholeCode, useRules } from '../forms/rules.ts';
import { useCarriedEmail } from '../frame/use-carried-email.ts';
import { Onward } from '../frame/Onward.tsx';
import { afterSignUp } from '../join/pending-invitation.ts';
import { formsWords } from '../words/forms.ts';
import { useToSecondStep } from '../second-step/sign-in-id.ts';
import { verifyWords } from '../words/verify.ts';

const storage = draftStorage('email');

export function VerifyEmailForm() {
  const words = useWords(verifyWords);
  const { emailExample } = useWords(formsWords);
  const rules = useRules();
  const carried = useCarriedEmail();
  const [verify, { isLoading }] = useVerifyEmailMutation();
  const [resend] = useResendVerificationMutation();
  const dispatch = useAppDispatch();
  const toSecondStep = useToSecondStep();
  const [isVerified, setIsVerified] = useState(false);
  const form = useForm({
    initial: { email: '', otp: '' },
    check: ({ email, otp }) => ({ email: rules.email(email), otp: rules.code(otp) }),
    storage,
  });
  const { set } = form;
  const codeField = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (carried === null) return;
    set('email', carried);
    codeField.current?.focus();
  }, [carried, set]);
  const email = form.values.email.trim();
  useSubmitWholeCode(codeField, form.values.otp, email !== '' && !isVerified);

  const confirm = async () => {
    try {
      await verify({ email, otp: form.values.otp, registrationId: registrations.idOf(email) }).unwrap();
      drafts.forget();
      setIsVerified(true);
    } catch (refused) {
      if (!toSecondStep(refused)) throw refused;
      // The move to the new address has ended every session.
      dispatch(sessionEnded());
      toast.success(words.verified);
    }
  };

  return (
    <Form onSubmit={() => form.send(confirm, refusal({ fallback: words.failed, at: { wrong_code: 'otp' } }))}>
      <FailureBanner failure={form.failure} />
      {isVerified ? (
        <Onward
          tone="success"
          message={words.success}
          to={afterSignUp()}
          replace
          afterMs={2000}
          linkLabel={words.goNow}
        />
      ) : null}
      <TextField
        {...form.bind('email')}
        label={words.email}
        type="email"
        autoComplete="email"
        placeholder={emailExample}
      />
      <CodeField
        ref={codeField}
        name="otp"
        label={words.code}
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
        busyLabel={words.submitting}
        disabled={email === '' || !isWholeCode(form.values.otp) || isVerified}
      >
        {words.submit}
      </Button>
      <ResendButton
        wide
        waitKey={`verify ${email}`}
        resend={() => resend({ email, registrationId: registrations.idOf(email) }).unwrap()}
        success={words.resent}
        failed={words.notResent}
        disabled={rules.email(email) !== undefined || isVerified}
      />
    </Form>
  );
}

import { useState } from 'react';
import { callProblem, Link, refusal, toast } from '@askwell/platform';
import { Button, FailureBanner, Form, PasswordField, TextField, useForm, useWords } from '@askwell/ui';
import { useLoginMutation } from '../api/sign-in.api.ts';
import { registrations } from '../code/registrations.ts';
import { drafts, draftStorage } from '../forms/drafts.ts';
import { useRules } from '../forms/rules.ts';
import { Onward } from '../frame/Onward.tsx';
import { PasskeyButton } from '../passkeys/PasskeyButton.tsx';
import { useToSecondStep } from '../second-step/sign-in-id.ts';
import { formsWords } from '../words/forms.ts';
import { loginWords } from '../words/login.ts';

const storage = draftStorage('email');

export function LoginForm() {
  const words = useWords(loginWords);
  const { emailExample } = useWords(formsWords);
  const rules = useRules();
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({ email: rules.email(email), password: rules.password(password) }),
    storage,
  });
  const toSecondStep = useToSecondStep();
  const [login, { isLoading }] = useLoginMutation();
  const [unverified, setUnverified] = useState<{ email: string; message: string } | null>(null);

  // Once there is a session, the page itself leads on.
  const signIn = async () => {
    setUnverified(null);
    try {
      await login(form.values).unwrap();
      drafts.forget();
      toast.success(words.success);
    } catch (error) {
      if (toSecondStep(error)) return;
      const { body } = callProblem(error);
      if (!body?.requiresVerification) throw error;
      if (body.registrationId !== undefined) {
        registrations.remember(body.email ?? form.values.email, body.registrationId);
      }
      setUnverified({ email: body.email ?? form.values.email, message: body.message });
    }
  };

  return (
    <Form onSubmit={() => form.send(signIn, refusal({ fallback: words.failed, network: words.network }))}>
      <FailureBanner failure={form.failure} />
      {unverified ? (
        <Onward
          {...unverified}
          tone="warning"
          to="/verify-email"
          afterMs={3000}
          linkLabel={words.enterCode}
        />
      ) : null}
      <TextField
        {...form.bind('email')}
        label={words.email}
        type="email"
        autoComplete="username"
        placeholder={emailExample}
      />
      <PasswordField
        {...form.bind('password')}
        label={words.password}
        autoComplete="current-password"
        labelEnd={<Link to="/forgot-password">{words.forgot}</Link>}
      />
      <Button type="submit" variant="primary" size="l" wide busy={isLoading} busyLabel={words.submitting}>
        {words.submit}
      </Button>
      <PasskeyButton />
    </Form>
  );
}

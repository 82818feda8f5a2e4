import { refusal, toast, useNavigate } from '@askwell/platform';
import { Button, FailureBanner, Form, PasswordField, TextField, useForm, useWords } from '@askwell/ui';
import { useRegisterMutation } from '../api/sign-in.api.ts';
import { registrations } from '../code/registrations.ts';
import { draftStorage } from '../forms/drafts.ts';
import { useRules } from '../forms/rules.ts';
import { Onward } from '../frame/Onward.tsx';
import { afterSignUp, pendingInvitation } from '../join/pending-invitation.ts';
import { formsWords } from '../words/forms.ts';
import { registerWords } from '../words/register.ts';
import { useRegistered } from './use-registered.ts';

const empty = { name: '', email: '', password: '', confirmPassword: '' };

const storage = draftStorage('name', 'email');

export function RegisterForm() {
  const words = useWords(registerWords);
  const { emailExample } = useWords(formsWords);
  const rules = useRules();
  const navigate = useNavigate();
  const [register, { isLoading }] = useRegisterMutation();
  const [registered, remember] = useRegistered();
  const form = useForm({
    initial: empty,
    check: ({ name, email, password, confirmPassword }) => ({
      name: rules.name(name),
      email: rules.email(email),
      password: rules.newPassword(password),
      confirmPassword: rules.confirmation(password, confirmPassword),
    }),
    storage,
  });

  const signUp = async () => {
    const { name, email, password } = form.values;
    const invitation = pendingInvitation.read();
    const body = { name, email, password, ...(invitation !== '' && { invitation }) };
    const reply = await register(body).unwrap();
    if (reply.requiresVerification) {
      registrations.remember(reply.email, reply.registrationId);
      return remember(reply.email);
    }
    toast.success(words.created);
    await navigate(afterSignUp());
  };

  return (
    <Form onSubmit={() => form.send(signUp, refusal({ fallback: words.failed, network: words.network }))}>
      <FailureBanner failure={form.failure} />
      {registered === null ? null : (
        <Onward
          tone="success"
          message={words.success}
          to="/verify-email"
          email={registered}
          afterMs={2000}
          linkLabel={words.verify}
        />
      )}
      <TextField {...form.bind('name')} label={words.name} autoComplete="name" />
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
        autoComplete="new-password"
        help={words.passwordHelp}
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
        disabled={registered !== null}
      >
        {words.submit}
      </Button>
    </Form>
  );
}

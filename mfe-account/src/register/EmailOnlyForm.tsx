import { refusal, useNavigate } from '@askwell/platform';
import { Button, FailureBanner, Form, TextField, useForm, useWords } from '@askwell/ui';
import { useRegisterWithEmailMutation } from '../api/sign-in.api.ts';
import { registrations } from '../code/registrations.ts';
import { draftStorage } from '../forms/drafts.ts';
import { useRules } from '../forms/rules.ts';
import { formsWords } from '../words/forms.ts';
import { registerWords } from '../words/register.ts';

const storage = draftStorage('email');

/** Signs up with the email address alone; the account has no password until the owner sets one. */
export function EmailOnlyForm() {
  const words = useWords(registerWords);
  const { emailExample } = useWords(formsWords);
  const rules = useRules();
  const navigate = useNavigate();
  const [register, { isLoading }] = useRegisterWithEmailMutation();
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: rules.email(email) }),
    storage,
  });
  const signUp = async () => {
    const { email, registrationId } = await register({ email: form.values.email }).unwrap();
    registrations.remember(email, registrationId);
    await navigate('/verify-email', { state: { email } });
  };
  return (
    <Form onSubmit={() => form.send(signUp, refusal({ fallback: words.failed, network: words.network }))}>
      <FailureBanner failure={form.failure} />
      <TextField
        {...form.bind('email')}
        label={words.email}
        type="email"
        autoComplete="username"
        placeholder={emailExample}
        help={words.emailOnly.help}
      />
      <Button type="submit" variant="primary" size="l" wide busy={isLoading} busyLabel={words.submitting}>
        {words.emailOnly.submit}
      </Button>
    </Form>
  );
}

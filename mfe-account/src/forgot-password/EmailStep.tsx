import { refusal, toast } from '@askwell/platform';
import { Button, FailureBanner, Form, TextField, useForm, useWords } from '@askwell/ui';
import { useForgotPasswordMutation } from '../api/password-reset.api.ts';
import { draftStorage } from '../forms/drafts.ts';
import { useRules } from '../forms/rules.ts';
import { formsWords } from '../words/forms.ts';
import { resetWords } from '../words/reset.ts';

type EmailStepProps = { onSent: (email: string) => void };

const storage = draftStorage('email');

export function EmailStep({ onSent }: EmailStepProps) {
  const { email: words } = useWords(resetWords);
  const { emailExample } = useWords(formsWords);
  const rules = useRules();
  const [sendCode, { isLoading }] = useForgotPasswordMutation();
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: rules.email(email) }),
    storage,
  });

  const send = async () => {
    const email = form.values.email.trim();
    await sendCode({ email }).unwrap();
    toast.success(words.sent);
    onSent(email);
  };

  return (
    <Form onSubmit={() => form.send(send, refusal({ fallback: words.failed }))}>
      <FailureBanner failure={form.failure} />
      <TextField
        {...form.bind('email')}
        label={words.label}
        type="email"
        autoComplete="username"
        placeholder={emailExample}
        help={words.help}
      />
      <Button type="submit" variant="primary" size="l" wide busy={isLoading} busyLabel={words.submitting}>
        {words.submit}
      </Button>
    </Form>
  );
}

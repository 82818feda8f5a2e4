import { refusal, toast } from '@askwell/platform';
import { Button, FailureBanner, Form, TextField, useForm } from '@askwell/ui';
import { useForgotPasswordMutation } from '../api/password-reset.api.ts';
import { draftStorage } from '../forms/drafts.ts';
import { rules } from '../forms/rules.ts';
import { resetWords } from './reset.words.ts';

type EmailStepProps = { onSent: (email: string) => void };

const { email: words } = resetWords;
const storage = draftStorage('email');

export function EmailStep({ onSent }: EmailStepProps) {
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
        placeholder="you@example.com"
        help={words.help}
      />
      <Button type="submit" variant="primary" size="l" wide busy={isLoading} busyLabel={words.submitting}>
        {words.submit}
      </Button>
    </Form>
  );
}

import { toast } from '@askwell/platform';
import { Button, Form, TextField } from '@askwell/ui';
import { useForgotPasswordMutation } from '../api/password-reset.api.ts';
import { FailureBanner } from '../forms/FailureBanner.tsx';
import { rules } from '../forms/rules.ts';
import { useForm } from '../forms/use-form.ts';
import { resetWords } from './reset.words.ts';

type EmailStepProps = { onSent: (email: string) => void };

const { email: words } = resetWords;
const kept = ['email'] as const;

export function EmailStep({ onSent }: EmailStepProps) {
  const [sendCode, { isLoading }] = useForgotPasswordMutation();
  const form = useForm({ email: '' }, ({ email }) => ({ email: rules.email(email) }), kept);

  const send = async () => {
    const email = form.values.email.trim();
    await sendCode({ email }).unwrap();
    toast.success(words.sent);
    onSent(email);
  };

  return (
    <Form onSubmit={() => form.send(send, { fallback: words.failed })}>
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

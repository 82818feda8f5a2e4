import { toast } from '@askwell/platform';
import { Button, Form, TextField } from '@askwell/ui';
import { useForgotPasswordMutation } from '../api/password-reset.api.ts';
import { FailureBanner } from '../forms/FailureBanner.tsx';
import { rules } from '../forms/rules.ts';
import { useForm } from '../forms/use-form.ts';
import { resetWords } from './reset-words.ts';

type EmailStepProps = { initialEmail: string; onSent: (email: string) => void };

export function EmailStep({ initialEmail, onSent }: EmailStepProps) {
  const [sendCode, { isLoading }] = useForgotPasswordMutation();
  const form = useForm({ email: initialEmail }, ({ email }) => ({ email: rules.email(email) }));

  const send = async () => {
    const email = form.values.email.trim();
    await sendCode({ email }).unwrap();
    toast.success(resetWords.sent);
    onSent(email);
  };

  return (
    <Form onSubmit={() => form.send(send, resetWords.notSent)}>
      <FailureBanner failure={form.failure} />
      <TextField
        {...form.bind('email')}
        label="Email Address"
        type="email"
        autoComplete="username"
        placeholder="you@example.com"
        help="The one you signed up with. We send a code to it."
      />
      <Button type="submit" variant="primary" size="l" wide busy={isLoading} busyLabel="Sending code...">
        Send Reset Code
      </Button>
    </Form>
  );
}

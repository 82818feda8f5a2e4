import { Link, refusal, toast } from '@askwell/platform';
import { Button, CodeField, FailureBanner, Form, useFocusOnMount, useForm } from '@askwell/ui';
import { useForgotPasswordMutation, useVerifyOtpMutation } from '../api/password-reset.api.ts';
import { ResendButton } from '../code/ResendButton.tsx';
import { rules } from '../forms/rules.ts';
import css from './CodeStep.module.css';
import { resetWords } from './reset.words.ts';

type CodeStepProps = { email: string; onVerified: (code: string) => void };

const { code: words, email: sending } = resetWords;
const refusals = { fallback: words.failed, at: { wrong_code: 'otp' } } as const;

export function CodeStep({ email, onVerified }: CodeStepProps) {
  const [verify, { isLoading }] = useVerifyOtpMutation();
  const [resend] = useForgotPasswordMutation();
  const first = useFocusOnMount<HTMLInputElement>();
  const form = useForm({ initial: { otp: '' }, check: ({ otp }) => ({ otp: rules.code(otp) }) });

  const check = async () => {
    await verify({ email, otp: form.values.otp }).unwrap();
    toast.success(words.verified);
    onVerified(form.values.otp);
  };

  return (
    <Form onSubmit={() => form.send(check, refusal(refusals))}>
      <FailureBanner failure={form.failure} />
      <p className={css.sent}>
        If <strong>{email}</strong> has an account, a code is on its way to it.{' '}
        <Link to="/forgot-password">{words.change}</Link>
      </p>
      <CodeField
        ref={first}
        name="otp"
        label={words.label}
        value={form.values.otp}
        error={form.errors.otp}
        onChange={(code) => form.set('otp', code)}
        help={words.help}
      />
      <Button type="submit" variant="primary" size="l" wide busy={isLoading} busyLabel={words.submitting}>
        {words.submit}
      </Button>
      <ResendButton
        wide
        waitKey={`reset ${email}`}
        resend={() => resend({ email }).unwrap()}
        success={sending.sent}
        words={{ fallback: sending.failed }}
      />
    </Form>
  );
}

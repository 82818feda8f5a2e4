import { Link, refusal, toast } from '@askwell/platform';
import { Button, CodeField, FailureBanner, Form, useFocusOnMount, useForm, useWords } from '@askwell/ui';
import { useForgotPasswordMutation, useVerifyOtpMutation } from '../api/password-reset.api.ts';
import { ResendButton } from '../code/ResendButton.tsx';
import { useSubmitWholeCode } from '../code/use-submit-whole-code.ts';
import { useRules } from '../forms/rules.ts';
import css from './CodeStep.module.css';
import { resetWords } from '../words/reset.ts';

type CodeStepProps = { email: string; onVerified: (code: string) => void };

export function CodeStep({ email, onVerified }: CodeStepProps) {
  const { code: words, email: sending } = useWords(resetWords);
  const rules = useRules();
  const [verify, { isLoading }] = useVerifyOtpMutation();
  const [resend] = useForgotPasswordMutation();
  const first = useFocusOnMount<HTMLInputElement>();
  const form = useForm({ initial: { otp: '' }, check: ({ otp }) => ({ otp: rules.code(otp) }) });
  useSubmitWholeCode(first, form.values.otp);

  const check = async () => {
    await verify({ email, otp: form.values.otp }).unwrap();
    toast.success(words.verified);
    onVerified(form.values.otp);
  };

  return (
    <Form onSubmit={() => form.send(check, refusal({ fallback: words.failed, at: { wrong_code: 'otp' } }))}>
      <FailureBanner failure={form.failure} />
      <p className={css.sent}>
        {words.sentBefore} <strong>{email}</strong> {words.sentAfter}{' '}
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
        failed={sending.failed}
      />
    </Form>
  );
}

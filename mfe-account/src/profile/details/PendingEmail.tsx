import type { User } from '@askwell/contracts';
import { Link, refusal, toast } from '@askwell/platform';
import { Button, ButtonLink, Card, Mail, useRefusalText, useWords } from '@askwell/ui';
import { useUpdateProfileMutation } from '../../api/profile.api.ts';
import { useResendVerificationMutation } from '../../api/verification.api.ts';
import { ResendButton } from '../../code/ResendButton.tsx';
import css from './PendingEmail.module.css';
import { profileWords } from '../../words/profile.ts';

/**
 * A new address waits for its code; until then the old one signs in (product ruling 8). The code is
 * entered on /verify-email, can be sent again, and asking for the old address takes the new one
 * back.
 */
export function PendingEmail({ user, email }: { user: User; email: string }) {
  const { pending: words, details } = useWords(profileWords);
  const [update, { isLoading }] = useUpdateProfileMutation();
  const textOf = useRefusalText();
  const [resend] = useResendVerificationMutation();

  const takeBack = async () => {
    try {
      await update({ email: user.email }).unwrap();
      toast.success(words.canceled);
    } catch (error) {
      toast.error(textOf(refusal({ fallback: details.failed })(error)));
    }
  };

  return (
    <Card as="section" padding="s" aria-label={words.label} className={css.banner}>
      <Mail className={css.icon} aria-hidden="true" />
      <p className={css.text}>
        <strong>{email}</strong> {words.waits} {words.text}
      </p>
      <div className={css.actions}>
        <ButtonLink as={Link} to="/verify-email" state={{ email }} size="s">
          {words.enter}
        </ButtonLink>
        <ResendButton
          waitKey={`verify ${email}`}
          resend={() => resend({ email }).unwrap()}
          success={words.sent}
          failed={words.notSent}
          size="s"
        />
        <Button
          size="s"
          variant="quiet"
          busy={isLoading}
          busyLabel={words.cancelling}
          onClick={() => void takeBack()}
        >
          {words.cancel}
        </Button>
      </div>
    </Card>
  );
}

import { useWords } from '@askwell/ui';
import { Link } from '@askwell/platform';
import { AuthFrame } from '../frame/AuthFrame.tsx';
import { VerifyEmailForm } from './VerifyEmailForm.tsx';
import { verifyWords } from '../words/verify.ts';

/** For new accounts, and for owners who confirm a new address: it is open to both. */
export default function VerifyEmailPage() {
  const words = useWords(verifyWords);
  return (
    <AuthFrame
      title={words.title}
      lead={words.lead}
      links={
        <>
          <p>
            {words.wrongAddress} <Link to="/register">{words.register}</Link> {words.or}{' '}
            <Link to="/login">{words.login}</Link>
          </p>
          <p>
            {words.noMail} <Link to="/contact">{words.contact}</Link>
          </p>
        </>
      }
    >
      <VerifyEmailForm />
    </AuthFrame>
  );
}

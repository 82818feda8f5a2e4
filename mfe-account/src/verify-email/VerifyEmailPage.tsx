import { brand, Link } from '@askwell/platform';
import { AuthFrame } from '../frame/AuthFrame.tsx';
import { VerifyEmailForm } from './VerifyEmailForm.tsx';

/** For new accounts, and for owners who confirm a new address: it is open to both. */
export default function VerifyEmailPage() {
  return (
    <AuthFrame
      title="Verify your email"
      lead="We sent a 6-digit code to your email address. It is valid for 10 minutes."
      links={
        <>
          <p>
            Wrong address? <Link to="/register">Register again</Link> or <Link to="/login">log in</Link>
          </p>
          <p>
            No mail after a few minutes? Look into your spam folder, or write to{' '}
            <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
          </p>
        </>
      }
    >
      <VerifyEmailForm />
    </AuthFrame>
  );
}

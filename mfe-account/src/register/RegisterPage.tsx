import { useWords } from '@askwell/ui';
import { Link } from '@askwell/platform';
import { AuthFrame } from '../frame/AuthFrame.tsx';
import { GuestsOnly } from '../frame/GuestsOnly.tsx';
import { afterSignUp } from '../join/pending-invitation.ts';
import { registerWords } from '../words/register.ts';
import { RegisterForm } from './RegisterForm.tsx';

export default function RegisterPage() {
  const words = useWords(registerWords);
  return (
    <GuestsOnly onward={afterSignUp()}>
      <AuthFrame
        title={words.title}
        lead={words.lead}
        links={
          <>
            <p>
              {words.hasAccount} <Link to="/login">{words.login}</Link>
            </p>
            <p>
              {words.hasCode} <Link to="/verify-email">{words.verify}</Link>
            </p>
          </>
        }
      >
        <RegisterForm />
      </AuthFrame>
    </GuestsOnly>
  );
}

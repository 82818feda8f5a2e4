import { useWords } from '@askwell/ui';
import { Link, useAttemptedLocation } from '@askwell/platform';
import { AuthFrame } from '../frame/AuthFrame.tsx';
import { GuestsOnly } from '../frame/GuestsOnly.tsx';
import { loginWords } from '../words/login.ts';
import { LoginForm } from './LoginForm.tsx';

export default function LoginPage() {
  const words = useWords(loginWords);
  return (
    <GuestsOnly onward={useAttemptedLocation()}>
      <AuthFrame
        title={words.title}
        lead={words.lead}
        links={
          <p>
            {words.isNew} <Link to="/register">{words.register}</Link>
          </p>
        }
      >
        <LoginForm />
      </AuthFrame>
    </GuestsOnly>
  );
}

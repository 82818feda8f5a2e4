import { Link, useAttemptedLocation } from '@askwell/platform';
import { AuthFrame } from '../frame/AuthFrame.tsx';
import { GuestsOnly } from '../frame/GuestsOnly.tsx';
import { loginWords as words } from './login.words.ts';
import { LoginForm } from './LoginForm.tsx';

export default function LoginPage() {
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

import { Link, useAttemptedLocation } from '@askwell/platform';
import { AuthFrame } from '../frame/AuthFrame.tsx';
import { GuestsOnly } from '../frame/GuestsOnly.tsx';
import { LoginForm } from './LoginForm.tsx';

export default function LoginPage() {
  return (
    <GuestsOnly onward={useAttemptedLocation()}>
      <AuthFrame
        title="Welcome back"
        lead="Log in to see what your visitors asked today."
        links={
          <p>
            New here? <Link to="/register">Create an account</Link>
          </p>
        }
      >
        <LoginForm />
      </AuthFrame>
    </GuestsOnly>
  );
}

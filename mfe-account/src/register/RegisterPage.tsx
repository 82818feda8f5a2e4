import { Link } from '@askwell/platform';
import { AuthFrame } from '../frame/AuthFrame.tsx';
import { GuestsOnly } from '../frame/GuestsOnly.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export default function RegisterPage() {
  return (
    <GuestsOnly onward="/dashboard">
      <AuthFrame
        title="Create your account"
        lead="Free for one chatbot and 100 messages a month. No card needed."
        links={
          <p>
            Already have an account? <Link to="/login">Log in</Link>
          </p>
        }
      >
        <RegisterForm />
      </AuthFrame>
    </GuestsOnly>
  );
}

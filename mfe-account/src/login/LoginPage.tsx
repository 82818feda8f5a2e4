import { lazy, Suspense } from 'react';
import { useWords, Waiting } from '@askwell/ui';
import { Link, useAttemptedLocation } from '@askwell/platform';
import { AuthFrame } from '../frame/AuthFrame.tsx';
import { GuestsOnly } from '../frame/GuestsOnly.tsx';
import { useSignInId } from '../second-step/sign-in-id.ts';
import { loginWords } from '../words/login.ts';
import { LoginForm } from './LoginForm.tsx';

const SecondStep = lazy(() => import('../second-step/SecondStep.tsx'));

export default function LoginPage() {
  const words = useWords(loginWords);
  const signInId = useSignInId();
  return (
    <GuestsOnly onward={useAttemptedLocation()}>
      {signInId === null ? (
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
      ) : (
        <Suspense fallback={<Waiting label={words.submitting} />}>
          <SecondStep signInId={signInId} />
        </Suspense>
      )}
    </GuestsOnly>
  );
}

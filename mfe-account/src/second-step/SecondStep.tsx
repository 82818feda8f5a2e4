import { useState } from 'react';
import { useLocation, Link } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { AuthFrame } from '../frame/AuthFrame.tsx';
import { secondStepWords } from '../words/second-step.ts';
import { SecondStepForm } from './SecondStepForm.tsx';

/** Asks for a code of the authenticator app, or for a recovery code. */
export default function SecondStep({ signInId }: { signInId: string }) {
  const words = useWords(secondStepWords);
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const { state }: { state: unknown } = useLocation();
  const { title, lead } = words[kind];
  return (
    <AuthFrame
      title={title}
      lead={lead}
      links={
        <p>
          <Link to="/login" replace state={{ ...(typeof state === 'object' && state), signInId: null }}>
            {words.back}
          </Link>
        </p>
      }
    >
      <SecondStepForm
        key={kind}
        kind={kind}
        signInId={signInId}
        onOther={() => setKind(kind === 'app' ? 'recovery' : 'app')}
      />
    </AuthFrame>
  );
}

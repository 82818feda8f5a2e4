import { useWords } from '@askwell/ui';
import { useState } from 'react';
import { Link, useNavigate } from '@askwell/platform';
import { AuthFrame } from '../frame/AuthFrame.tsx';
import { useCarriedEmail } from '../frame/use-carried-email.ts';
import { CodeStep } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { Progress } from './Progress.tsx';
import { resetWords } from '../words/reset.ts';

/**
 * Email, Verify, Reset. The address stands in the history, so Back leads to the step before and a
 * reload stays; the code is only kept in memory: a reload asks for it again.
 */
export default function ForgotPasswordPage() {
  const words = useWords(resetWords);
  const navigate = useNavigate();
  const email = useCarriedEmail();
  const [verified, setVerified] = useState<{ email: string; code: string } | null>(null);
  const code = verified !== null && verified.email === email ? verified.code : null;

  const toCode = (sentTo: string) => {
    setVerified(null);
    void navigate('/forgot-password', { state: { email: sentTo } });
  };

  return (
    <AuthFrame
      title={words.title}
      lead={words.lead}
      links={
        <p>
          <Link to="/login">{words.back}</Link>
        </p>
      }
    >
      <Progress current={email === null ? 0 : code === null ? 1 : 2} />
      {email === null ? <EmailStep onSent={toCode} /> : null}
      {email !== null && code === null ? (
        <CodeStep email={email} onVerified={(entered) => setVerified({ email, code: entered })} />
      ) : null}
      {email !== null && code !== null ? (
        <NewPasswordStep email={email} code={code} onOtherCode={() => setVerified(null)} />
      ) : null}
    </AuthFrame>
  );
}

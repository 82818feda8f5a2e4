import { useState } from 'react';
import { Button, useWords } from '@askwell/ui';
import { Link } from '@askwell/platform';
import { AuthFrame } from '../frame/AuthFrame.tsx';
import { GuestsOnly } from '../frame/GuestsOnly.tsx';
import { afterSignUp } from '../join/pending-invitation.ts';
import { registerWords } from '../words/register.ts';
import { EmailOnlyForm } from './EmailOnlyForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { useWebsite } from './use-website.ts';

/**
 * /register. Who comes from the landing page with the address of a website is asked for the email
 * address only, and can choose the whole form.
 */
export default function RegisterPage() {
  const words = useWords(registerWords);
  const website = useWebsite();
  const [choice, setChoice] = useState<'email' | 'password' | null>(null);
  const isEmailOnly = (choice ?? (website === null ? 'password' : 'email')) === 'email';
  return (
    <GuestsOnly onward={afterSignUp()}>
      <AuthFrame
        title={words.title}
        lead={website === null ? words.lead : words.leadFor(website)}
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
        {isEmailOnly ? <EmailOnlyForm /> : <RegisterForm />}
        <Button variant="quiet" wide onClick={() => setChoice(isEmailOnly ? 'password' : 'email')}>
          {isEmailOnly ? words.emailOnly.withPassword : words.emailOnly.withEmail}
        </Button>
      </AuthFrame>
    </GuestsOnly>
  );
}

import type { User } from '@askwell/contracts';
import { Banner, Button, Card, KeyRound } from '@askwell/ui';
import { useState } from 'react';
import { ApiKeyForm } from './ApiKeyForm.tsx';
import css from './ApiKeyBanner.module.css';

/** Asks for the API key where it is missing or was refused; says so where it could not be checked yet. */
export function ApiKeyBanner({ user: { geminiApiKey, geminiApiKeyStatus: status } }: { user: User }) {
  const [isReplacing, setIsReplacing] = useState(false);
  if (status === 'valid') return null;
  if (status === 'unchecked' && !isReplacing)
    return (
      <Banner
        title="Your Gemini API key is saved, but not checked yet"
        action={
          <Button size="s" onClick={() => setIsReplacing(true)}>
            Enter another key
          </Button>
        }
      >
        Google could not be reached when {geminiApiKey} was saved. It is checked with the first question that
        a visitor asks.
      </Banner>
    );
  return (
    <Card as="section" aria-label="API key setup" className={css.card}>
      <span className={status === 'rejected' ? css.refused : css.emblem} aria-hidden="true">
        <KeyRound />
      </span>
      <div className={css.words}>
        <h2 className={css.title}>{titles[status]}</h2>
        <p>{texts[status]}</p>
      </div>
      <ApiKeyForm onSaved={() => setIsReplacing(false)} />
    </Card>
  );
}

const titles = {
  missing: 'Set up your Gemini API key',
  rejected: 'Google rejects your Gemini API key',
  unchecked: 'Enter another Gemini API key',
};

const texts = {
  missing:
    'Your chatbots think with Google Gemini, on a key of your own. You need it to create and deploy chatbots.',
  rejected:
    'Until there is a new key, your chatbots answer with the words of your FAQs alone. It may have been deleted or restricted.',
  unchecked: 'It takes the place of the one that is saved.',
};

import type { User } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { Banner, Button, Card, KeyRound, useWords } from '@askwell/ui';
import { useState } from 'react';
import { ApiKeyForm } from './ApiKeyForm.tsx';
import { useCheckApiKeyMutation } from '../../api/builder.api.ts';
import KeyGuide from '../../onboarding/KeyGuide.tsx';
import { dashboardWords } from '../../words/dashboard.ts';
import css from './ApiKeyBanner.module.css';

/**
 * Asks for the API key if it is missing or was rejected, and says if it could not be checked yet.
 */
export function ApiKeyBanner({ user: { geminiApiKey, geminiApiKeyStatus: status } }: { user: User }) {
  const { apiKey: words } = useWords(dashboardWords);
  const [isReplacing, setIsReplacing] = useState(false);
  if (status === 'valid') return null;
  if (status === 'unchecked' && !isReplacing)
    return (
      <Banner
        title={words.uncheckedTitle}
        action={
          <span className={css.actions}>
            <CheckNowButton />
            <Button size="s" variant="quiet" onClick={() => setIsReplacing(true)}>
              {words.enterAnother}
            </Button>
          </span>
        }
      >
        {words.uncheckedText(geminiApiKey ?? '')}
      </Banner>
    );
  return (
    <Card as="section" aria-label={words.section} className={css.card}>
      <span className={status === 'rejected' ? css.refused : css.emblem} aria-hidden="true">
        <KeyRound />
      </span>
      <div className={css.words}>
        <h2 className={css.title}>{words.titles[status]}</h2>
        <p>{words.texts[status]}</p>
      </div>
      <ApiKeyForm onSaved={() => setIsReplacing(false)} />
      <KeyGuide />
    </Card>
  );
}

/** Asks Google about the saved key again. */
function CheckNowButton() {
  const { apiKey: words } = useWords(dashboardWords);
  const [checkApiKey, { isLoading }] = useCheckApiKeyMutation();
  const check = async () => {
    try {
      const { geminiApiKeyStatus: status } = await checkApiKey().unwrap();
      if (status === 'valid') toast.success(words.checked);
      else if (status === 'unchecked') toast.info(words.stillUnchecked);
    } catch (error) {
      toast.error(messageOf(error, words.checkFailed));
    }
  };
  return (
    <Button size="s" busy={isLoading} busyLabel={words.checking} onClick={() => void check()}>
      {words.checkNow}
    </Button>
  );
}

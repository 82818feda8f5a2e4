import { useState } from 'react';
import { refusal, toast, useAppDispatch } from '@askwell/platform';
import { Button, KeyRound, useRefusalText, useWords } from '@askwell/ui';
import { drafts } from '../forms/drafts.ts';
import { loginWords } from '../words/login.ts';

/** Signs in with a passkey; the code for it is loaded on the first press. */
export function PasskeyButton() {
  const words = useWords(loginWords);
  const dispatch = useAppDispatch();
  const textOf = useRefusalText();
  const [isBusy, setIsBusy] = useState(false);

  // Once there is a session, the page navigates on by itself.
  const signIn = async () => {
    setIsBusy(true);
    try {
      const { signInWithPasskey } = await import('./sign-in-with-passkey.ts');
      if (await signInWithPasskey(dispatch)) {
        drafts.forget();
        toast.success(words.success);
      } else toast.info(words.noPasskey);
    } catch (error) {
      toast.error(textOf(refusal({ fallback: words.failed, network: words.network })(error)));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Button
      wide
      icon={<KeyRound aria-hidden="true" />}
      busy={isBusy}
      busyLabel={words.passkeyBusy}
      onClick={() => void signIn()}
    >
      {words.passkey}
    </Button>
  );
}

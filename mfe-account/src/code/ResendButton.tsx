import { useState } from 'react';
import { limits } from '@askwell/contracts';
import { refusal, toast } from '@askwell/platform';
import { Button, RefreshCw, useRefusalText, type ButtonProps, useWords } from '@askwell/ui';
import { retryAfterOf } from '../api/retry-after.ts';
import { formsWords } from '../words/forms.ts';
import { asClock } from './cooldown.ts';
import { useCooldown } from './use-cooldown.ts';

type ResendButtonProps = Pick<ButtonProps, 'size' | 'wide'> & {
  /** What the code is for and whose it is: each has a wait of its own. */
  waitKey: string;
  resend: () => Promise<unknown>;
  success: string;
  failed: string;
  disabled?: boolean;
};

/** Sends another code, then rests for a minute, or for as long as the server says. */
export function ResendButton({
  waitKey,
  resend,
  success,
  failed,
  disabled = false,
  ...look
}: ResendButtonProps) {
  const { resend: words } = useWords(formsWords);
  const { seconds, start } = useCooldown(waitKey);
  const textOf = useRefusalText();
  const [isBusy, setIsBusy] = useState(false);
  const isResting = seconds > 0;

  const send = async () => {
    setIsBusy(true);
    try {
      await resend();
      start(limits.oneTimeCode.resendSeconds);
      toast.success(success);
    } catch (error) {
      const wait = retryAfterOf(error);
      if (wait !== null) start(wait);
      toast.error(textOf(refusal({ fallback: failed })(error)));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Button
      variant="quiet"
      {...look}
      icon={<RefreshCw aria-hidden="true" />}
      busy={isBusy}
      busyLabel={words.busy}
      disabled={disabled || isResting}
      onClick={() => void send()}
    >
      {isResting ? words.wait(asClock(seconds)) : words.action}
    </Button>
  );
}

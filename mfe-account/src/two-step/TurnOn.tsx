import { useState } from 'react';
import type { ResponseOf, startTwoStep } from '@askwell/contracts';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpApp } from './SetUpApp.tsx';

export type Setup = ResponseOf<typeof startTwoStep>['data'];

/** Three steps: the password, the app, the recovery codes. */
export function TurnOn({ email, onDone }: { email: string; onDone: () => void }) {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  if (setup) return <SetUpApp setup={setup} onTurnedOn={setRecoveryCodes} onCancel={onDone} />;
  return <ConfirmPassword email={email} onStarted={setSetup} onCancel={onDone} />;
}

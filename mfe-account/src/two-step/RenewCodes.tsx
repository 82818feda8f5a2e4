import { useState } from 'react';
import { useWords } from '@askwell/ui';
import { useRenewRecoveryCodesMutation } from '../api/two-step.api.ts';
import { twoStepWords } from '../words/two-step.ts';
import { BothStepsForm } from './BothStepsForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export function RenewCodes({ email, onDone }: { email: string; onDone: () => void }) {
  const { renewing } = useWords(twoStepWords);
  const [renew] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <BothStepsForm
      email={email}
      words={renewing}
      variant="primary"
      onSubmit={async (bothSteps) => setCodes((await renew(bothSteps).unwrap()).data.recoveryCodes)}
      onCancel={onDone}
    />
  );
}

import { toast } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { useTurnOffTwoStepMutation } from '../api/two-step.api.ts';
import { twoStepWords } from '../words/two-step.ts';
import { BothStepsForm } from './BothStepsForm.tsx';

export function TurnOff({ email, onDone }: { email: string; onDone: () => void }) {
  const { turningOff } = useWords(twoStepWords);
  const [turnOff] = useTurnOffTwoStepMutation();
  return (
    <BothStepsForm
      email={email}
      words={turningOff}
      variant="danger"
      onSubmit={async (bothSteps) => {
        await turnOff(bothSteps).unwrap();
        toast.success(turningOff.done);
        onDone();
      }}
      onCancel={onDone}
    />
  );
}

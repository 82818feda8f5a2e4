import { RenewCodes } from './RenewCodes.tsx';
import { TurnOff } from './TurnOff.tsx';
import { TurnOn } from './TurnOn.tsx';

/** The changes that an owner can make to two-step sign-in. */
export type TwoStepTask = 'turnOn' | 'renew' | 'turnOff';

type TwoStepTaskProps = { task: TwoStepTask; email: string; onDone: () => void };

export default function TwoStepTaskForm({ task, ...rest }: TwoStepTaskProps) {
  switch (task) {
    case 'turnOn':
      return <TurnOn {...rest} />;
    case 'renew':
      return <RenewCodes {...rest} />;
    case 'turnOff':
      return <TurnOff {...rest} />;
  }
}

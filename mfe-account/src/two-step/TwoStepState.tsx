import type { TwoStep } from '@askwell/contracts';
import { Banner, Button, formatDate, ShieldCheck, useWords } from '@askwell/ui';
import css from '../shared/Rows.module.css';
import { twoStepWords } from '../words/two-step.ts';
import type { TwoStepTask } from './TwoStepTask.tsx';

/** With this many recovery codes or fewer, the owner is asked to create new ones. */
const fewCodes = 3;

type TwoStepStateProps = { twoStep: TwoStep; onStart: (task: TwoStepTask) => void };

export function TwoStepState({ twoStep: { since, recoveryCodesLeft }, onStart }: TwoStepStateProps) {
  const words = useWords(twoStepWords);
  if (since === null) {
    return (
      <>
        <p className={css.lead}>{words.lead}</p>
        <Button
          className={css.start}
          icon={<ShieldCheck aria-hidden="true" />}
          onClick={() => onStart('turnOn')}
        >
          {words.turnOn}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className={css.lead}>{words.state(formatDate(since, 'date'), recoveryCodesLeft)}</p>
      {recoveryCodesLeft <= fewCodes ? (
        <Banner tone="warning" title={words.fewLeft.title(recoveryCodesLeft)}>
          {words.fewLeft.text}
        </Banner>
      ) : null}
      <div className={css.actions}>
        <Button onClick={() => onStart('renew')}>{words.renew}</Button>
        <Button variant="quiet" onClick={() => onStart('turnOff')}>
          {words.turnOff}
        </Button>
      </div>
    </>
  );
}

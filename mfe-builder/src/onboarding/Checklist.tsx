import { useState } from 'react';
import { onboardingSteps, type Onboarding, type OnboardingStep } from '@askwell/contracts';
import { Link, useSession } from '@askwell/platform';
import { ButtonLink, Card, Check, IconButton, useWords, VisuallyHidden, X } from '@askwell/ui';
import { useGetOnboardingQuery } from '../api/onboarding.api.ts';
import { onboardingWords } from '../words/onboarding.ts';
import { hiddenChecklists } from './hidden-checklists.ts';
import css from './Checklist.module.css';

/**
 * The steps of a new owner to the first answered visitor. Each is done by what is stored; the list
 * disappears with the last of them, or when the owner hides it.
 */
export default function Checklist() {
  const words = useWords(onboardingWords);
  const { user } = useSession();
  const accountId = user?.account.id ?? '';
  const [isHidden, setIsHidden] = useState(() => hiddenChecklists.has(accountId));
  const { data } = useGetOnboardingQuery(undefined, { refetchOnMountOrArgChange: true, skip: isHidden });
  if (isHidden || data === undefined) return null;
  const done = onboardingSteps.filter((step) => data.steps[step]).length;
  if (done === onboardingSteps.length) return null;
  const next = onboardingSteps.find((step) => !data.steps[step]);
  const hide = () => {
    hiddenChecklists.add(accountId);
    setIsHidden(true);
  };
  return (
    <Card as="section" aria-labelledby="checklist-title" className={css.card}>
      <header className={css.head}>
        <h2 id="checklist-title" className={css.title}>
          {words.title}
        </h2>
        <span className={css.progress}>{words.progress(done, onboardingSteps.length)}</span>
        <IconButton label={words.hide} className={css.hide} onClick={hide}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <ol className={css.steps}>
        {onboardingSteps.map((step) => (
          <Step
            key={step}
            step={step}
            isDone={data.steps[step]}
            address={step === next ? addressOf(step, data) : null}
          />
        ))}
      </ol>
    </Card>
  );
}

type StepProps = {
  step: OnboardingStep;
  isDone: boolean;
  /** Where the step is done; null for a step that is done, or that comes later. */
  address: string | null;
};

function Step({ step, isDone, address }: StepProps) {
  const words = useWords(onboardingWords);
  const { title, text, action } = words.steps[step];
  return (
    <li className={css.step} data-done={isDone} aria-current={address === null ? undefined : 'step'}>
      <span className={css.mark} aria-hidden="true">
        {isDone ? <Check /> : null}
      </span>
      <div className={css.words}>
        <span className={css.name}>{title}</span>
        {isDone ? <VisuallyHidden>{words.done}</VisuallyHidden> : <span className={css.text}>{text}</span>}
      </div>
      {address === null ? null : (
        <ButtonLink as={Link} to={address} size="s" variant="primary" className={css.action}>
          {action}
        </ButtonLink>
      )}
    </li>
  );
}

/** Null where the dashboard itself has the form for it. */
function addressOf(step: OnboardingStep, { chatbotId }: Onboarding): string | null {
  if (step === 'key' || chatbotId === null) return null;
  const editor = `/chatbot/${chatbotId}`;
  return { knowledge: editor, look: editor, install: `${editor}/install`, visitor: `${editor}/analytics` }[
    step
  ];
}

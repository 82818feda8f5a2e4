import { brand, Link } from '@askwell/platform';
import { ButtonLink, Clock, X, useWords } from '@askwell/ui';
import type { Outcome } from './outcome.ts';
import { paymentWords } from '../words/payment.ts';
import { View } from './View.tsx';

type FailedViewProps = { outcome: Exclude<Outcome, { kind: 'success' }> };

/** What went wrong, or that nothing is known yet: then the way on comes before another try. */
export function FailedView({ outcome }: FailedViewProps) {
  const { actions, failed, pending, questions } = useWords(paymentWords);
  const isPending = outcome.kind === 'pending';
  const failedTitle =
    outcome.kind === 'failed' && outcome.reason === 'unknown' ? failed.unknownTitle : failed.title;
  return (
    <View
      tone={isPending ? 'warning' : 'danger'}
      icon={isPending ? <Clock /> : <X />}
      title={isPending ? pending.title : failedTitle}
      text={isPending ? pending.text : (outcome.message ?? failed[outcome.reason])}
      actions={
        <>
          <ButtonLink as={Link} to="/pricing" variant={isPending ? 'secondary' : 'primary'}>
            {actions.retry}
          </ButtonLink>
          <ButtonLink as={Link} to="/dashboard" variant={isPending ? 'primary' : 'secondary'}>
            {actions.dashboard}
          </ButtonLink>
        </>
      }
    >
      <p>
        {questions} <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
      </p>
    </View>
  );
}

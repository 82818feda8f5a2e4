import { Link } from '@askwell/platform';
import { ButtonLink, Check, Skeleton, useWords } from '@askwell/ui';
import { isPremium } from '@askwell/upgrade';
import { useOwnUser } from '../api/use-own-user.ts';
import { paymentWords } from '../words/payment.ts';
import { PlanNow } from './PlanNow.tsx';
import { View } from './View.tsx';

/** It went well. What it says of the plan is what the server says now (product ruling 12). */
export function SuccessView() {
  const { actions, success } = useWords(paymentWords);
  const { user, isFetching, error } = useOwnUser({ isFresh: true });
  const known = isFetching || error !== undefined ? null : user;
  const isPaid = known === null || isPremium(known);
  const text = known === null ? success.unknown : isPaid ? success.premium : success.free;
  return (
    <View
      tone="success"
      icon={<Check />}
      title={isPaid ? success.title : success.titleWithoutPremium}
      text={isFetching ? <Skeleton width="20rem" /> : text}
      actions={
        <>
          <ButtonLink as={Link} to="/dashboard" variant="primary">
            {actions.start}
          </ButtonLink>
          <ButtonLink as={Link} to="/chatbot/new">
            {actions.create}
          </ButtonLink>
          <ButtonLink as={Link} to="/" variant="quiet">
            {actions.home}
          </ButtonLink>
        </>
      }
    >
      {known ? <PlanNow user={known} /> : null}
    </View>
  );
}

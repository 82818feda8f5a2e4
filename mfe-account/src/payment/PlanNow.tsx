import { plans, type User } from '@askwell/contracts';
import { Card, formatDate, formatNumber, useWords } from '@askwell/ui';
import { isPremium } from '@askwell/upgrade';
import { paymentWords } from '../words/payment.ts';
import css from './PlanNow.module.css';

/** The plan that the server says is in force, and what it holds. */
export function PlanNow({ user }: { user: User }) {
  const { plan: words } = useWords(paymentWords);
  const plan = isPremium(user) ? 'premium' : 'free';
  const { endDate } = user.subscription;
  return (
    <Card className={css.card}>
      <dl className={css.facts}>
        <Fact term={words.label}>{words.names[plan]}</Fact>
        {plan === 'premium' && endDate ? (
          <Fact term={words.validUntil}>{formatDate(endDate, 'longDate')}</Fact>
        ) : null}
        <Fact term={words.chatbots}>{plans[plan].chatbots}</Fact>
        <Fact term={words.messages}>{formatNumber(plans[plan].messagesPerMonth)}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: string | number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

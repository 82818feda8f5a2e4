import { hasPermission, type User } from '@askwell/contracts';
import { HowItWorks } from '@askwell/help/how-it-works';
import { Link } from '@askwell/platform';
import { Badge, Banner, ButtonLink, formatDate, useWords } from '@askwell/ui';
import { isRenewable, UpgradeButton } from '@askwell/upgrade';
import css from './BillingTab.module.css';
import { Facts } from '../details/Facts.tsx';
import { MonthUsage } from './MonthUsage.tsx';
import { PremiumFeatures } from './PremiumFeatures.tsx';
import { Receipts } from './Receipts.tsx';
import { profileWords } from '../../words/profile.ts';
import { teamWords } from '../../words/team.ts';
import section from '../../shared/Section.module.css';

/** The plan in force, what is used of it this month, and what Premium would add. */
export function BillingTab({ user }: { user: User }) {
  const { billing: words, card } = useWords(profileWords);
  const { billing } = useWords(teamWords);
  const mayPay = hasPermission(user.account.role, 'own');
  const { plan, active, endDate } = user.subscription;
  // Free does not end.
  const isActive = active || plan === 'free';
  return (
    <div className={section.sections}>
      <HowItWorks topic="plan" />
      <section aria-labelledby="plan-title" className={section.section}>
        <header className={css.plan}>
          <h2 id="plan-title" className={css.label}>
            {words.plan}
          </h2>
          <p className={css.name}>{card.plans[plan].toUpperCase()}</p>
        </header>
        <Facts
          facts={[
            [
              words.status,
              <Badge key="status" tone={isActive ? 'success' : 'neutral'} dot>
                {isActive ? words.active : words.ended}
              </Badge>,
            ],
            [words.cycle, words.yearly],
            [words.next, endDate === null ? words.none : formatDate(endDate, 'longDate')],
          ]}
        />
        {endDate === null ? null : (
          <p className={css.renewal}>
            {isRenewable(user) ? words.renewal(formatDate(endDate, 'longDate')) : words.once}
          </p>
        )}
        {mayPay ? null : <Banner title={billing.title}>{billing.text(user.account.name)}</Banner>}
        <div className={css.actions}>
          {mayPay ? <UpgradeButton /> : null}
          <ButtonLink as={Link} to="/pricing" variant="quiet">
            {words.all}
          </ButtonLink>
        </div>
      </section>
      <MonthUsage usage={user.usage} />
      <PremiumFeatures />
      {mayPay ? <Receipts /> : null}
    </div>
  );
}

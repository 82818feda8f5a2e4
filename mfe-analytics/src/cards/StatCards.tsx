import type { Analytics } from '@askwell/contracts';
import { StatCard } from '@askwell/ui';
import { amount, growth, improvement } from './wording.ts';
import css from './StatCards.module.css';

/** The four numbers at the top, each with how it moved since the period before. */
export function StatCards({ analytics }: { analytics: Analytics }) {
  return (
    <section className={css.cards} aria-label="Key figures">
      <StatCard
        label="Total Messages"
        value={amount(analytics.totalMessages)}
        change={analytics.messageGrowth}
        changeLabel={growth(analytics.messageGrowth)}
      />
      <StatCard
        label="Unique Users"
        value={amount(analytics.uniqueUsers)}
        change={analytics.userGrowth}
        changeLabel={growth(analytics.userGrowth)}
      />
      <StatCard
        label="Avg Response Time"
        value={`${amount(Math.round(analytics.avgResponseTime))} ms`}
        change={analytics.responseTimeImprovement}
        changeLabel={improvement(analytics.responseTimeImprovement)}
      />
      <StatCard
        label="Satisfaction Rate"
        value={`${amount(analytics.satisfactionRate)}%`}
        change={analytics.satisfactionGrowth}
        changeLabel={growth(analytics.satisfactionGrowth)}
      />
    </section>
  );
}

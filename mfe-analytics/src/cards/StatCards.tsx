import type { Analytics } from '@askwell/contracts';
import { StatCard } from '@askwell/ui';
import { amount, growth, improvement } from './wording.ts';
import css from './StatCards.module.css';

/** The four numbers at the top, each with how it moved since the period before. */
export function StatCards({ analytics }: { analytics: Analytics }) {
  const isRated = analytics.ratings > 0;
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
        value={isRated ? `${amount(analytics.satisfactionRate)}%` : '–'}
        change={isRated ? analytics.satisfactionGrowth : 0}
        changeLabel={isRated ? growth(analytics.satisfactionGrowth) : 'No ratings yet'}
      />
    </section>
  );
}

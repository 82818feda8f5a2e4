import type { Analytics } from '@askwell/contracts';
import { formatNumber, StatCard, useWords } from '@askwell/ui';
import { growth, improvement } from './wording.ts';
import { overviewWords } from '../words/overview.ts';
import css from './StatCards.module.css';

/** The four numbers at the top, each with how it moved since the period before. */
export function StatCards({ analytics }: { analytics: Analytics }) {
  const { cards } = useWords(overviewWords);
  const isRated = analytics.ratings > 0;
  return (
    <section className={css.cards} aria-label={cards.label}>
      <StatCard
        label={cards.messages}
        value={formatNumber(analytics.totalMessages)}
        change={analytics.messageGrowth}
        changeLabel={growth(analytics.messageGrowth)}
      />
      <StatCard
        label={cards.users}
        value={formatNumber(analytics.uniqueUsers)}
        change={analytics.userGrowth}
        changeLabel={growth(analytics.userGrowth)}
      />
      <StatCard
        label={cards.responseTime}
        value={cards.milliseconds(formatNumber(Math.round(analytics.avgResponseTime)))}
        change={analytics.responseTimeImprovement}
        changeLabel={improvement(analytics.responseTimeImprovement, cards)}
      />
      <StatCard
        label={cards.satisfaction}
        value={isRated ? `${formatNumber(analytics.satisfactionRate)}%` : '–'}
        change={isRated ? analytics.satisfactionGrowth : 0}
        changeLabel={isRated ? growth(analytics.satisfactionGrowth) : cards.noRatings}
      />
    </section>
  );
}

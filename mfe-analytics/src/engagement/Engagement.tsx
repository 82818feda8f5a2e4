import type { Analytics } from '@askwell/contracts';
import { Card } from '@askwell/ui';
import { amount } from '../cards/wording.ts';
import css from './Engagement.module.css';

/** How long visitors stay, and whether they come back. */
export function Engagement({ analytics }: { analytics: Analytics }) {
  const facts = [
    { label: 'Active Sessions', value: amount(analytics.activeSessions) },
    { label: 'Avg Session Duration', value: `${amount(analytics.avgSessionDuration)} min` },
    { label: 'Messages per Session', value: amount(analytics.messagesPerSession) },
    { label: 'Return Users', value: `${amount(analytics.returnUsers)}%` },
  ];
  return (
    <Card as="section" aria-labelledby="engagement-title" className={css.card}>
      <h2 id="engagement-title">User Engagement</h2>
      <dl className={css.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

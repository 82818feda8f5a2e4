import type { Analytics } from '@askwell/contracts';
import { Card, formatNumber, useWords } from '@askwell/ui';
import { overviewWords } from '../words/overview.ts';
import css from './Engagement.module.css';

/** How long visitors stay, and whether they come back. */
export function Engagement({ analytics }: { analytics: Analytics }) {
  const { engagement } = useWords(overviewWords);
  const facts = [
    { label: engagement.sessions, value: formatNumber(analytics.activeSessions) },
    { label: engagement.duration, value: engagement.minutes(formatNumber(analytics.avgSessionDuration)) },
    { label: engagement.messages, value: formatNumber(analytics.messagesPerSession) },
    { label: engagement.returning, value: `${formatNumber(analytics.returnUsers)}%` },
  ];
  return (
    <Card as="section" aria-labelledby="engagement-title" className={css.card}>
      <h2 id="engagement-title">{engagement.title}</h2>
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

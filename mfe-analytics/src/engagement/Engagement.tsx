import type { Analytics } from '@askwell/contracts';
import { formatNumber, useWords } from '@askwell/ui';
import { Facts } from '../page/Facts.tsx';
import { ReportSection } from '../page/ReportSection.tsx';
import { overviewWords } from '../words/overview.ts';

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
    <ReportSection title={engagement.title}>
      <Facts facts={facts} />
    </ReportSection>
  );
}

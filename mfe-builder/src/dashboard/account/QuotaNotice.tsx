import type { User } from '@askwell/contracts';
import { hasPage, Link } from '@askwell/platform';
import { Banner, ButtonLink, formatDate, useWords } from '@askwell/ui';
import { useState } from 'react';
import { dashboardWords } from '../../words/dashboard.ts';

/** Says that the month's messages are used up, and offers the plan with more of them. */
export function QuotaNotice({ user: { usage, can } }: { user: User }) {
  const words = useWords(dashboardWords);
  const [renewal] = useState(() => formatDate(firstOfNextMonth(new Date()), 'longDay', 'UTC'));
  if (usage.messages < usage.limit) return null;
  return (
    <Banner
      tone="warning"
      title={words.quota.title}
      action={
        can.buyPremium && hasPage('/pricing') ? (
          <ButtonLink as={Link} to="/pricing" size="s" variant="primary">
            {words.upgrade}
          </ButtonLink>
        ) : undefined
      }
    >
      {words.quota.text(usage.limit, renewal)}
    </Banner>
  );
}

/** In UTC, as the quota counts. */
const firstOfNextMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));

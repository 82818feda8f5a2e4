import type { Analytics, TimeRange } from '@askwell/contracts';
import { StatCards } from '../cards/StatCards.tsx';
import { MessageVolume } from '../chart/MessageVolume.tsx';
import { Engagement } from '../engagement/Engagement.tsx';
import { PopularTopics } from '../lists/PopularTopics.tsx';
import { RecentConversations } from '../lists/RecentConversations.tsx';
import css from './Report.module.css';

type ReportProps = { analytics: Analytics; period: TimeRange };

/** Everything that is known of a period: the numbers, their course, and what was talked about. */
export function Report({ analytics, period }: ReportProps) {
  return (
    <div className={css.report}>
      <StatCards analytics={analytics} />
      <MessageVolume points={analytics.messageChart} period={period} />
      <Engagement analytics={analytics} />
      <div className={css.lists}>
        <RecentConversations conversations={analytics.recentConversations} />
        <PopularTopics topics={analytics.popularTopics} />
      </div>
    </div>
  );
}

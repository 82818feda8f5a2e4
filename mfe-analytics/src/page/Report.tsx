import type { Analytics, TimeRange } from '@askwell/contracts';
import { StatCards } from '../cards/StatCards.tsx';
import { MessageVolume } from '../chart/MessageVolume.tsx';
import { Engagement } from '../engagement/Engagement.tsx';
import { KnowledgeGaps } from '../gaps/KnowledgeGaps.tsx';
import { PopularTopics } from '../lists/PopularTopics.tsx';
import { RecentConversations } from '../lists/RecentConversations.tsx';
import { PeriodNote } from './PeriodNote.tsx';
import css from './Report.module.css';

type ReportProps = {
  id: string;
  analytics: Analytics;
  period: TimeRange;
  onOpenConversation: (id: string) => void;
};

/**
 * Everything that is known of a period: the numbers, their course, what is missing, and what was
 * talked about.
 */
export function Report({ id, analytics, period, onOpenConversation }: ReportProps) {
  return (
    <div className={css.report}>
      <PeriodNote period={period} />
      <StatCards analytics={analytics} />
      <MessageVolume points={analytics.messageChart} period={period} />
      <Engagement analytics={analytics} />
      <KnowledgeGaps id={id} period={period} hasQuestions={analytics.totalMessages > 0} />
      <div className={css.lists}>
        <RecentConversations
          id={id}
          period={period}
          conversations={analytics.recentConversations}
          onOpen={onOpenConversation}
        />
        <PopularTopics topics={analytics.popularTopics} />
      </div>
    </div>
  );
}

import type { Analytics, TimeRange } from '@askwell/contracts';
import { Card } from '@askwell/ui';
import { StatCards } from '../cards/StatCards.tsx';
import { MessageVolume } from '../chart/MessageVolume.tsx';
import { Engagement } from '../engagement/Engagement.tsx';
import { KnowledgeGaps } from '../gaps/KnowledgeGaps.tsx';
import { AnswersBySource } from '../lists/AnswersBySource.tsx';
import { PopularTopics } from '../lists/PopularTopics.tsx';
import { RecentConversations } from '../lists/RecentConversations.tsx';
import { ResolutionDetails } from '../resolution/ResolutionDetails.tsx';
import { ResolvedBy } from '../resolution/ResolvedBy.tsx';
import { PeriodNote } from './PeriodNote.tsx';
import { Resolution } from './Resolution.tsx';
import css from './Report.module.css';

type ReportProps = {
  id: string;
  analytics: Analytics;
  period: TimeRange;
  onOpenConversation: (id: string) => void;
};

/**
 * Everything that is known of a period. First, on one screen: what it comes to, the numbers, their
 * course and what is missing; then what was talked about.
 */
export function Report({ id, analytics, period, onOpenConversation }: ReportProps) {
  return (
    <div className={css.report}>
      <div>
        <Resolution id={id} period={period} messages={analytics.totalMessages} />
        <PeriodNote period={period} />
      </div>
      <Card padding="none">
        <StatCards analytics={analytics} />
        <div className={css.overview}>
          <KnowledgeGaps id={id} period={period} hasQuestions={analytics.totalMessages > 0} />
          <div className={css.course}>
            <MessageVolume points={analytics.messageChart} period={period} />
            <Engagement analytics={analytics} />
            <ResolvedBy analytics={analytics} />
          </div>
        </div>
      </Card>
      <div className={css.lists}>
        <RecentConversations
          id={id}
          period={period}
          conversations={analytics.recentConversations}
          onOpen={onOpenConversation}
        />
        <div className={css.report}>
          <PopularTopics topics={analytics.popularTopics} />
          <AnswersBySource sources={analytics.answersBySource} />
        </div>
      </div>
      <ResolutionDetails id={id} period={period} />
    </div>
  );
}

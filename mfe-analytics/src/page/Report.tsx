import type { Analytics, TimeRange } from '@askwell/contracts';
import { HowItWorks } from '@askwell/help/how-it-works';
import { StatCards } from '../cards/StatCards.tsx';
import { MessageVolume } from '../chart/MessageVolume.tsx';
import { Engagement } from '../engagement/Engagement.tsx';
import { KnowledgeGaps } from '../gaps/KnowledgeGaps.tsx';
import { AnswersBySource } from '../lists/AnswersBySource.tsx';
import { PopularTopics } from '../lists/PopularTopics.tsx';
import { RecentConversations } from '../lists/RecentConversations.tsx';
import { ResolutionCard } from '../resolution/ResolutionCard.tsx';
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
 * Everything that is known of a period: what it comes to, the numbers, what is missing, the course
 * of the numbers, and what was talked about.
 */
export function Report({ id, analytics, period, onOpenConversation }: ReportProps) {
  return (
    <div className={css.report}>
      <Resolution id={id} period={period} messages={analytics.totalMessages} />
      <PeriodNote period={period} />
      <HowItWorks topic="visitors" page="analytics" />
      <StatCards analytics={analytics} />
      <KnowledgeGaps id={id} period={period} hasQuestions={analytics.totalMessages > 0} />
      <MessageVolume points={analytics.messageChart} period={period} />
      <Engagement analytics={analytics} />
      <ResolutionCard id={id} period={period} analytics={analytics} />
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
    </div>
  );
}

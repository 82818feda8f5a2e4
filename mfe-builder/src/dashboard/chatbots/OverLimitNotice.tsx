import { plans, type ChatbotSummary, type User } from '@askwell/contracts';
import { hasPage, Link } from '@askwell/platform';
import { Banner, ButtonLink, useWords } from '@askwell/ui';
import { dashboardWords } from '../../words/dashboard.ts';
import { planOf } from '../plan.ts';

type OverLimitNoticeProps = { user: User; chatbots: readonly ChatbotSummary[] };

/** After a downgrade: the owner has more chatbots than the plan includes, and some are paused. */
export function OverLimitNotice({ user, chatbots }: OverLimitNoticeProps) {
  const words = useWords(dashboardWords);
  const paused = chatbots.filter(({ isOverLimit }) => isOverLimit).length;
  if (paused === 0) return null;
  const plan = planOf(user);
  return (
    <Banner
      tone="warning"
      title={words.overLimit.title(paused)}
      action={
        hasPage('/pricing') ? (
          <ButtonLink as={Link} to="/pricing" size="s">
            {words.seePlans}
          </ButtonLink>
        ) : undefined
      }
    >
      {words.overLimit.text(words.account.planNames[plan], plans[plan].chatbots)}
    </Banner>
  );
}

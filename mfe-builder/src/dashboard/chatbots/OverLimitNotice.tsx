import { plans, type ChatbotSummary, type User } from '@askwell/contracts';
import { hasPage, Link } from '@askwell/platform';
import { Banner, ButtonLink } from '@askwell/ui';
import { planName, planOf } from '../plan.ts';

type OverLimitNoticeProps = { user: User; chatbots: readonly ChatbotSummary[] };

/** After a downgrade: more chatbots than the plan holds, of which some have to wait. */
export function OverLimitNotice({ user, chatbots }: OverLimitNoticeProps) {
  const waiting = chatbots.filter(({ isOverLimit }) => isOverLimit).length;
  if (waiting === 0) return null;
  const held = plans[planOf(user)].chatbots;
  return (
    <Banner
      tone="warning"
      title={`${waiting} of your chatbots ${waiting === 1 ? 'answers' : 'answer'} nobody`}
      action={
        hasPage('/pricing') ? (
          <ButtonLink as={Link} to="/pricing" size="s">
            See the plans
          </ButtonLink>
        ) : undefined
      }
    >
      Your {planName(user)} plan holds {held} {held === 1 ? 'chatbot' : 'chatbots'}. The others keep
      everything they have. Choose which {held === 1 ? 'one goes' : 'ones go'} on.
    </Banner>
  );
}

import type { User } from '@askwell/contracts';
import { Banner } from '@askwell/ui';

/** Says so when the month's messages are used up, since visitors only get a polite excuse then. */
export function QuotaNotice({ user: { usage } }: { user: User }) {
  if (usage.messages < usage.limit) return null;
  return (
    <Banner tone="warning" title="This month's messages are used up">
      Your chatbots have answered {usage.limit.toLocaleString('en')} messages. Until the next month begins
      (UTC) they politely tell visitors that they cannot answer.
    </Banner>
  );
}

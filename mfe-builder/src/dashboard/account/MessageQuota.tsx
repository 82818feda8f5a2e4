import type { User } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import { dashboardWords } from '../../words/dashboard.ts';
import css from './MessageQuota.module.css';

/** How many of the month's messages are used, as a number and as a bar. */
export function MessageQuota({ usage: { messages, limit } }: Pick<User, 'usage'>) {
  const { account } = useWords(dashboardWords);
  const share = Math.min(1, messages / limit);
  return (
    <span className={css.quota}>
      <span className={css.numbers}>{account.usage(messages, limit)}</span>
      <span className={css.bar} aria-hidden="true">
        <span className={share >= 1 ? css.full : css.used} style={{ transform: `scaleX(${share})` }} />
      </span>
    </span>
  );
}

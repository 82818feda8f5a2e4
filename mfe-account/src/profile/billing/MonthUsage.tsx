import { useId, useState } from 'react';
import type { User } from '@askwell/contracts';
import { formatDate, formatNumber, useWords } from '@askwell/ui';
import { nextMonth } from './next-month.ts';
import css from './MonthUsage.module.css';
import { profileWords } from '../../words/profile.ts';
import section from '../../shared/Section.module.css';

/** Visitors' messages of this calendar month against what the plan holds. */
export function MonthUsage({ usage: { messages, limit } }: Pick<User, 'usage'>) {
  const { billing: words } = useWords(profileWords);
  const titleId = useId();
  const [startsAgain] = useState(() => formatDate(nextMonth(new Date()), 'longDay', 'UTC'));
  const numbers = words.used(formatNumber(messages), formatNumber(limit));
  const left = Math.max(0, limit - messages);
  return (
    <section aria-labelledby={titleId} className={section.section}>
      <header className={section.header}>
        <h2 id={titleId}>{words.usage}</h2>
        <p className={css.numbers}>{numbers}</p>
      </header>
      <meter
        className={css.meter}
        aria-labelledby={titleId}
        min={0}
        max={limit}
        value={Math.min(messages, limit)}
      >
        {numbers}
      </meter>
      <p className={css.note}>
        {left === 0 ? words.noneLeft : words.left(formatNumber(left))} {words.restarts(startsAgain)}
      </p>
    </section>
  );
}

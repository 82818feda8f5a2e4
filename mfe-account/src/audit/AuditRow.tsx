import { formatDate, useWords } from '@askwell/ui';
import type { AuditEntry } from '@askwell/contracts';
import css from '../shared/Rows.module.css';
import { securityWords } from '../words/security.ts';

export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { events } = useWords(securityWords).audit;
  const { type, detail, device, address, actor, at } = entry;
  const origin = [actor, device, address].filter(Boolean).join(' · ');
  return (
    <li className={css.row}>
      <div className={css.what}>
        <p className={css.title}>
          {events[type]}
          {detail ? (
            <span className={css.note} translate="no">
              {detail}
            </span>
          ) : null}
        </p>
        {origin === '' ? null : (
          <p className={css.note} translate="no">
            {origin}
          </p>
        )}
      </div>
      <time className={css.note} dateTime={at}>
        {formatDate(at, 'dateTime')}
      </time>
    </li>
  );
}

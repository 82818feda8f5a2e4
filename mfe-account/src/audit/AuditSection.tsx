import { messageOf } from '@askwell/platform';
import { Button, Card, Loaded } from '@askwell/ui';
import { useState } from 'react';
import section from '../shared/Section.module.css';
import css from '../shared/Rows.module.css';
import { AuditRow } from './AuditRow.tsx';
import { useListAuditQuery } from '../api/audit.api.ts';

/** What has happened to the account in the last year, newest first. */
export function AuditSection() {
  return (
    <Card as="section" aria-labelledby="audit-title" className={section.section}>
      <h3 id="audit-title">Activity</h3>
      <p className={css.lead}>Sign-ins, and changes to what protects your account. Kept for a year.</p>
      <div>
        <AuditPage before={null} />
      </div>
    </Card>
  );
}

/** A page, and after it the next one as soon as somebody wants it. */
function AuditPage({ before }: { before: string | null }) {
  const query = useListAuditQuery(before, { refetchOnMountOrArgChange: true });
  const [isMoreWanted, setIsMoreWanted] = useState(false);
  return (
    <Loaded query={query} failed="Failed to load the activity of your account" explain={messageOf}>
      {({ entries, before: next }) => (
        <>
          {entries.length === 0 && before === null ? (
            <p className={css.note}>Nothing has happened yet.</p>
          ) : (
            <ul className={css.rows}>
              {entries.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
          {next === null ? null : isMoreWanted ? (
            <AuditPage before={next} />
          ) : (
            <Button onClick={() => setIsMoreWanted(true)}>Show more</Button>
          )}
        </>
      )}
    </Loaded>
  );
}

import { messageOf } from '@askwell/platform';
import { Button, Loaded, useWords } from '@askwell/ui';
import { useState } from 'react';
import section from '../shared/Section.module.css';
import { securityWords } from '../words/security.ts';
import css from '../shared/Rows.module.css';
import { AuditRow } from './AuditRow.tsx';
import { useListAuditQuery } from '../api/audit.api.ts';

/** What has happened to the account in the last year, newest first. */
export function AuditSection() {
  const { audit: words } = useWords(securityWords);
  return (
    <section aria-labelledby="audit-title" className={section.section}>
      <h3 id="audit-title">{words.title}</h3>
      <p className={css.lead}>{words.lead}</p>
      <div>
        <AuditPage before={null} />
      </div>
    </section>
  );
}

/** A page, and a button that shows the next one after it. */
function AuditPage({ before }: { before: string | null }) {
  const { audit: words } = useWords(securityWords);
  const query = useListAuditQuery(before, { refetchOnMountOrArgChange: true });
  const [isMoreWanted, setIsMoreWanted] = useState(false);
  return (
    <Loaded query={query} failed={words.failed} explain={messageOf}>
      {({ entries, before: next }) => (
        <>
          {entries.length === 0 && before === null ? (
            <p className={css.note}>{words.empty}</p>
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
            <Button onClick={() => setIsMoreWanted(true)}>{words.more}</Button>
          )}
        </>
      )}
    </Loaded>
  );
}

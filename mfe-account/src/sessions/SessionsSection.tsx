import { messageOf } from '@askwell/platform';
import { Button, Loaded, useWords } from '@askwell/ui';
import { useRef } from 'react';
import section from '../shared/Section.module.css';
import { securityWords } from '../words/security.ts';
import css from '../shared/Rows.module.css';
import { withToast } from '../shared/with-toast.ts';
import { SessionRow } from './SessionRow.tsx';
import { useEndOtherSessionsMutation, useListSessionsQuery } from '../api/sessions.api.ts';

/** Where the owner is signed in, and how to end it. */
export function SessionsSection() {
  const { sessions: words } = useWords(securityWords);
  const query = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const title = useRef<HTMLHeadingElement>(null);
  // Its row, or the button itself, is gone: the keyboard goes on from the heading.
  const toTitle = () => title.current?.focus();

  const signOutElsewhere = async () => {
    const toasts = { done: words.othersEnded, failed: words.othersFailed };
    if (await withToast(endOthers().unwrap(), toasts)) toTitle();
  };

  return (
    <section aria-labelledby="sessions-title" className={section.section}>
      <h3 id="sessions-title" ref={title} tabIndex={-1}>
        {words.title}
      </h3>
      <Loaded query={query} failed={words.failed} explain={messageOf}>
        {(sessions) => (
          <>
            <ul className={css.rows}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} onEnded={toTitle} />
              ))}
            </ul>
            {sessions.length > 1 ? (
              <Button
                className={css.start}
                busy={isLoading}
                busyLabel={words.ending}
                onClick={() => void signOutElsewhere()}
              >
                {words.endOthers}
              </Button>
            ) : null}
          </>
        )}
      </Loaded>
    </section>
  );
}

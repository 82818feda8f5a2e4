import type { User } from '@askwell/contracts';
import { messageOf } from '@askwell/platform';
import { Banner, Loaded, useWords } from '@askwell/ui';
import { useListMembersQuery } from '../api/team.api.ts';
import rows from '../shared/Rows.module.css';
import section from '../shared/Section.module.css';
import { teamWords } from '../words/team.ts';
import { MemberRow } from './MemberRow.tsx';

/** The members, the owner first. */
export function Members({ user }: { user: User }) {
  const { members: words } = useWords(teamWords);
  const query = useListMembersQuery();
  return (
    <section aria-labelledby="members-title" className={section.section}>
      <header className={section.header}>
        <h2 id="members-title">{words.title}</h2>
        {query.data ? (
          <p className={rows.note}>{words.seats(query.data.seats.used, query.data.seats.limit)}</p>
        ) : null}
      </header>
      <p className={rows.lead}>{words.lead}</p>
      <Loaded query={query} failed={words.failed} explain={messageOf}>
        {({ members }) => (
          <>
            {members.some(({ isPaused }) => isPaused) ? (
              <Banner tone="warning">{words.pausedNote}</Banner>
            ) : null}
            <ul className={rows.rows} aria-label={words.list}>
              {members.map((member) => (
                <MemberRow key={member.id} member={member} role={user.account.role} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}

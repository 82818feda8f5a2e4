import type { User } from '@askwell/contracts';
import { Link, messageOf } from '@askwell/platform';
import { Banner, ButtonLink, Loaded, useWords } from '@askwell/ui';
import { isPremium } from '@askwell/upgrade';
import { useListInvitationsQuery, useListMembersQuery } from '../api/team.api.ts';
import { BehindButton } from '../shared/BehindButton.tsx';
import rows from '../shared/Rows.module.css';
import section from '../shared/Section.module.css';
import { teamWords } from '../words/team.ts';
import { InvitationRow } from './InvitationRow.tsx';
import { InviteForm } from './InviteForm.tsx';

/** Invitations that wait, and the way to a new one while the plan has a free seat. */
export function Invitations({ user }: { user: User }) {
  const { invitations: words } = useWords(teamWords);
  const query = useListInvitationsQuery();
  const seats = useListMembersQuery().data?.seats;
  const isFull = seats !== undefined && seats.used >= seats.limit;
  return (
    <section aria-labelledby="invitations-title" className={section.section}>
      <h2 id="invitations-title">{words.title}</h2>
      <Loaded query={query} failed={words.loadFailed} explain={messageOf}>
        {(invitations) =>
          invitations.length > 0 ? (
            <ul className={rows.rows} aria-label={words.list}>
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          ) : isPremium(user) ? (
            <p className={rows.note}>{words.none}</p>
          ) : null
        }
      </Loaded>
      {isPremium(user) ? (
        isFull ? (
          <Banner>{words.full}</Banner>
        ) : (
          <BehindButton label={words.start}>
            {(close) => <InviteForm role={user.account.role} onDone={close} />}
          </BehindButton>
        )
      ) : (
        <Banner
          title={words.freeTitle}
          action={
            <ButtonLink as={Link} to="/profile?tab=billing" size="s">
              {words.freeAction}
            </ButtonLink>
          }
        >
          {words.free}
        </Banner>
      )}
    </section>
  );
}

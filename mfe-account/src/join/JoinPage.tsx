import { callProblem, Link, useLocation } from '@askwell/platform';
import { Banner, ButtonLink, LoadFailure, useWords, Waiting } from '@askwell/ui';
import { useEffect } from 'react';
import { useViewInvitationQuery } from '../api/team.api.ts';
import { AuthFrame } from '../frame/AuthFrame.tsx';
import { joinWords } from '../words/join.ts';
import { Answer } from './Answer.tsx';
import { pendingInvitation } from './pending-invitation.ts';

/** /join#token: who invites, and the way in. Nothing is accepted before a click. */
export default function JoinPage() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  useEffect(() => {
    if (token !== '') pendingInvitation.remember(token);
  }, [token]);
  return token === '' ? <Ended isIncomplete /> : <Invited key={token} token={token} />;
}

function Invited({ token }: { token: string }) {
  const words = useWords(joinWords);
  const { data, error, isFetching, refetch } = useViewInvitationQuery(token);
  const hasEnded = error !== undefined && [400, 404].includes(Number(callProblem(error).status));
  useEffect(() => {
    if (hasEnded) pendingInvitation.forget();
  }, [hasEnded]);
  if (hasEnded) return <Ended />;
  if (!data && error !== undefined) {
    return <LoadFailure title={words.unreachable} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Waiting label={words.checking} />;
  return (
    <AuthFrame
      title={words.to(data.account)}
      lead={words.lead(data.invitedBy)}
      links={<p>{words.forAddress(data.email)}</p>}
    >
      <Banner title={words.role(words.roles[data.role])}>{words.can[data.role]}</Banner>
      <Answer token={token} email={data.email} />
    </AuthFrame>
  );
}

function Ended({ isIncomplete = false }: { isIncomplete?: boolean }) {
  const words = useWords(joinWords);
  return (
    <AuthFrame
      title={words.endedTitle}
      lead={isIncomplete ? words.incomplete : words.ended}
      links={
        <p>
          <Link to="/">{words.home}</Link>
        </p>
      }
    >
      <ButtonLink as={Link} to="/dashboard">
        {words.dashboard}
      </ButtonLink>
    </AuthFrame>
  );
}

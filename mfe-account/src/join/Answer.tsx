import { chosenAccount, messageOf, sessionEnded, useAppDispatch, useSession, Link } from '@askwell/platform';
import { Banner, Button, ButtonLink, useWords, Waiting } from '@askwell/ui';
import { useState } from 'react';
import { useAcceptInvitationMutation, useEndThisSessionMutation } from '../api/team.api.ts';
import { drafts } from '../forms/drafts.ts';
import rows from '../shared/Rows.module.css';
import { joinWords } from '../words/join.ts';
import { pendingInvitation } from './pending-invitation.ts';

type AnswerProps = { token: string; email: string };

/** What the reader can do: log in or sign up, switch, or join. */
export function Answer({ token, email }: AnswerProps) {
  const words = useWords(joinWords);
  const { status, user } = useSession();
  if (status === 'checking') return <Waiting label={words.checking} />;
  if (!user) return <WaysIn token={token} email={email} />;
  return user.email === email ? (
    <Accept token={token} email={email} />
  ) : (
    <Switch email={email} signedInAs={user.email} />
  );
}

function WaysIn({ token, email }: AnswerProps) {
  const words = useWords(joinWords);
  const from = { pathname: '/join', search: '', hash: `#${token}` };
  // Both forms begin with the address that was invited.
  const prefill = () => drafts.write('email', email);
  return (
    <div className={rows.block}>
      <ButtonLink as={Link} to="/login" state={{ from }} variant="primary" size="l" onClick={prefill}>
        {words.login}
      </ButtonLink>
      <ButtonLink as={Link} to="/register" size="l" onClick={prefill}>
        {words.register}
      </ButtonLink>
    </div>
  );
}

function Accept({ token, email }: AnswerProps) {
  const words = useWords(joinWords);
  const [accept, { isLoading }] = useAcceptInvitationMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const join = async () => {
    try {
      const { data } = await accept(token).unwrap();
      pendingInvitation.forget();
      chosenAccount.choose(data.account.id);
    } catch (error) {
      setFailure(messageOf(error, words.failed));
    }
  };
  return (
    <div className={rows.block}>
      {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
      <Button
        variant="primary"
        size="l"
        wide
        busy={isLoading}
        busyLabel={words.accepting}
        onClick={() => void join()}
      >
        {words.accept}
      </Button>
      <p className={rows.note}>{words.signedInAs(email)}</p>
    </div>
  );
}

function Switch({ email, signedInAs }: { email: string; signedInAs: string }) {
  const words = useWords(joinWords);
  const dispatch = useAppDispatch();
  const [end, { isLoading }] = useEndThisSessionMutation();
  const change = async () => {
    await end();
    chosenAccount.forget();
    dispatch(sessionEnded());
  };
  return (
    <Banner
      tone="warning"
      title={words.wrongTitle}
      action={
        <Button size="s" busy={isLoading} busyLabel={words.switching} onClick={() => void change()}>
          {words.switch}
        </Button>
      }
    >
      {words.wrong(email, signedInAs)}
    </Banner>
  );
}

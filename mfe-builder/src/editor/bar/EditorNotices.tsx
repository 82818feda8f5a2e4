import { hasPage, Link } from '@askwell/platform';
import { Banner, Button, ButtonLink, useWords } from '@askwell/ui';
import type { User } from '@askwell/contracts';
import { useListChatbotsQuery } from '../../api/builder.api.ts';
import { planOf } from '../../dashboard/plan.ts';
import { dashboardWords } from '../../words/dashboard.ts';
import { LocalDraftNotice } from '../../local-drafts/LocalDraftNotice.tsx';
import type { Editor } from '../use-editor.ts';
import css from './EditorNotices.module.css';

/** The reasons why the draft cannot be saved or deployed, each with a way out. */
export function EditorNotices({ editor }: { editor: Editor }) {
  const { isNew, user, isOverLimit, isOutdated, offer, takeOffer, refuseOffer } = editor;
  const lacksKey = isNew && user?.can.createChatbot === false;
  const { data: list } = useListChatbotsQuery(undefined, { skip: !isNew });
  const isPlanFull = isNew && !lacksKey && editor.work === null && list?.creation === 'plan_limit';
  if (!isOutdated && !lacksKey && !isPlanFull && !isOverLimit && offer === null) return null;
  return (
    <div className={css.notices}>
      {isOutdated ? <Conflict editor={editor} /> : null}
      {lacksKey ? (
        <Banner
          tone="warning"
          title="Please setup your Gemini API key first to create chatbots"
          action={
            <ButtonLink as={Link} to="/dashboard" size="s">
              Go to the dashboard
            </ButtonLink>
          }
        />
      ) : null}
      {isPlanFull && user !== null ? <PlanFull user={user} /> : null}
      {isOverLimit ? (
        <Banner
          tone="warning"
          title="This chatbot is over your plan’s limit"
          action={
            <ButtonLink as={Link} to="/dashboard" size="s">
              Choose on the dashboard
            </ButtonLink>
          }
        >
          It keeps all its data and doesn’t answer visitors until you choose it on the dashboard or renew
          Premium.
        </Banner>
      ) : null}
      {offer === null ? null : (
        <LocalDraftNotice draft={offer} onRestore={takeOffer} onDiscard={refuseOffer} />
      )}
    </div>
  );
}

/** No room for another chatbot: said before the owner fills in the form. */
function PlanFull({ user }: { user: User }) {
  const { list, upgrade } = useWords(dashboardWords);
  return (
    <Banner
      tone="warning"
      title={list.full[planOf(user)]}
      action={
        user.can.buyPremium && hasPage('/pricing') ? (
          <ButtonLink as={Link} to="/pricing" size="s" variant="primary">
            {upgrade}
          </ButtonLink>
        ) : (
          <ButtonLink as={Link} to="/dashboard" size="s">
            Go to the dashboard
          </ButtonLink>
        )
      }
    />
  );
}

/** The chatbot was changed somewhere else since it was opened. */
function Conflict({ editor: { loadTheirs, keepMine } }: { editor: Editor }) {
  return (
    <Banner
      tone="warning"
      title="This chatbot was changed somewhere else"
      action={
        <span className={css.choice}>
          <Button size="s" onClick={() => void loadTheirs()}>
            Load theirs
          </Button>
          <Button size="s" onClick={() => void keepMine()}>
            Keep mine
          </Button>
        </span>
      }
    >
      It was saved in another tab or on another device after you opened it here. Choose which version to keep.
    </Banner>
  );
}

import { hasPage, Link } from '@askwell/platform';
import { Banner, Button, ButtonLink, useWords } from '@askwell/ui';
import type { User } from '@askwell/contracts';
import { useListChatbotsQuery } from '../../api/builder.api.ts';
import { useMay } from '../../api/use-may.ts';
import { planOf } from '../../dashboard/plan.ts';
import { dashboardWords } from '../../words/dashboard.ts';
import { editorWords } from '../../words/editor.ts';
import { LocalDraftNotice } from '../../local-drafts/LocalDraftNotice.tsx';
import type { Editor } from '../use-editor.ts';
import css from './EditorNotices.module.css';

/** The reasons why the draft cannot be saved or deployed, each with what to do about it. */
export function EditorNotices({ editor }: { editor: Editor }) {
  const words = useWords(editorWords);
  const { isNew, user, isOverLimit, isOutdated, sizeProblem, offer, takeOffer, refuseOffer } = editor;
  const lacksKey = isNew && user?.can.createChatbot === false;
  const { data: list } = useListChatbotsQuery(undefined, { skip: !isNew });
  const isPlanFull = isNew && !lacksKey && editor.work === null && list?.creation === 'plan_limit';
  const maySave = useMay(isNew ? 'manage' : 'edit');
  if (!maySave) {
    return (
      <div className={css.notices}>
        <Banner title={words.readOnly.title}>{words.readOnly.text}</Banner>
      </div>
    );
  }
  const hasReason = isOutdated || sizeProblem !== null || lacksKey || isPlanFull || isOverLimit;
  if (!hasReason && offer === null) return null;
  return (
    <div className={css.notices}>
      {isOutdated ? <Conflict editor={editor} /> : null}
      {sizeProblem === null ? null : (
        <Banner tone="danger" title={words.tooLarge.title}>
          {sizeProblem} {words.tooLarge.text}
        </Banner>
      )}
      {lacksKey ? (
        <Banner
          tone="warning"
          title={words.keyRequired}
          action={
            <ButtonLink as={Link} to="/dashboard" size="s">
              {words.toDashboard}
            </ButtonLink>
          }
        />
      ) : null}
      {isPlanFull && user !== null ? <PlanFull user={user} /> : null}
      {isOverLimit ? (
        <Banner
          tone="warning"
          title={words.overLimit.title}
          action={
            <ButtonLink as={Link} to="/dashboard" size="s">
              {words.overLimit.choose}
            </ButtonLink>
          }
        >
          {words.overLimit.text}
        </Banner>
      ) : null}
      {offer === null ? null : (
        <LocalDraftNotice draft={offer} onRestore={takeOffer} onDiscard={refuseOffer} />
      )}
    </div>
  );
}

/** The plan includes no more chatbots; shown before the owner fills in the form. */
function PlanFull({ user }: { user: User }) {
  const { list, upgrade } = useWords(dashboardWords);
  const { toDashboard } = useWords(editorWords);
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
            {toDashboard}
          </ButtonLink>
        )
      }
    />
  );
}

/** The chatbot was changed somewhere else since it was opened. */
function Conflict({ editor: { loadTheirs, keepMine } }: { editor: Editor }) {
  const { conflict: words } = useWords(editorWords);
  return (
    <Banner
      tone="warning"
      title={words.title}
      action={
        <span className={css.choice}>
          <Button size="s" onClick={() => void loadTheirs()}>
            {words.loadTheirs}
          </Button>
          <Button size="s" onClick={() => void keepMine()}>
            {words.keepMine}
          </Button>
        </span>
      }
    >
      {words.text}
    </Banner>
  );
}

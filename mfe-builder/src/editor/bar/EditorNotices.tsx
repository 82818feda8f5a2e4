import { Link } from '@askwell/platform';
import { Banner, Button, ButtonLink } from '@askwell/ui';
import { LocalDraftNotice } from '../../local-drafts/LocalDraftNotice.tsx';
import type { Editor } from '../use-editor.ts';
import css from './EditorNotices.module.css';

/** What stands between the draft and its being stored. */
export function EditorNotices({ editor }: { editor: Editor }) {
  const { isNew, user, isOverLimit, isOutdated, offer, takeOffer, refuseOffer } = editor;
  const lacksKey = isNew && user?.can.createChatbot === false;
  if (!isOutdated && !lacksKey && !isOverLimit && offer === null) return null;
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
          It keeps everything and answers nobody, until you choose it or have Premium again.
        </Banner>
      ) : null}
      {offer === null ? null : (
        <LocalDraftNotice draft={offer} onRestore={takeOffer} onDiscard={refuseOffer} />
      )}
    </div>
  );
}

/** Two have changed the same chatbot, and this one is second. */
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
      It was saved in another tab or on another device after you opened it here. One version takes the place
      of the other.
    </Banner>
  );
}

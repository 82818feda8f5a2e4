import { useState } from 'react';
import { Banner, Button } from '@askwell/ui';
import type { LocalDraft } from './local-draft.ts';
import css from './LocalDraftNotice.module.css';

type LocalDraftNoticeProps = { draft: LocalDraft; onRestore: () => void; onDiscard: () => void };

/** Offers an unsaved draft that an earlier page left in this browser. */
export function LocalDraftNotice({ draft, onRestore, onDiscard }: LocalDraftNoticeProps) {
  const [moment] = useState(() => momentOf(new Date(draft.at), new Date()));
  return (
    <Banner
      title={`Restore your unsaved changes from ${moment}?`}
      action={
        <span className={css.actions}>
          <Button size="s" onClick={onRestore}>
            Restore
          </Button>
          <Button size="s" variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
        </span>
      }
    >
      The page was left before they were saved. They are stored in this browser only.
    </Banner>
  );
}

/** `12:04`, and on another day `20 November, 12:04`. */
const momentOf = (moment: Date, now: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(moment.toDateString() !== now.toDateString() && { day: 'numeric', month: 'long' }),
  }).format(moment);

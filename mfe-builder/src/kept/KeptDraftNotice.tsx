import { useState } from 'react';
import { Banner, Button } from '@askwell/ui';
import type { KeptDraft } from './kept-draft.ts';
import css from './KeptDraftNotice.module.css';

type KeptDraftNoticeProps = { kept: KeptDraft; onRestore: () => void; onDiscard: () => void };

/** Offers what an earlier page could not save. */
export function KeptDraftNotice({ kept, onRestore, onDiscard }: KeptDraftNoticeProps) {
  const [moment] = useState(() => momentOf(new Date(kept.at), new Date()));
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
      The page was left before they were saved. They are kept in this browser only.
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

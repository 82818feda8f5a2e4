import { useState } from 'react';
import { Banner, Button, formatDate, useWords } from '@askwell/ui';
import { editorWords } from '../words/editor.ts';
import type { LocalDraft } from './local-draft.ts';
import css from './LocalDraftNotice.module.css';

type LocalDraftNoticeProps = { draft: LocalDraft; onRestore: () => void; onDiscard: () => void };

/** Offers an unsaved draft that an earlier page left in this browser. */
export function LocalDraftNotice({ draft, onRestore, onDiscard }: LocalDraftNoticeProps) {
  const { localDraft: words } = useWords(editorWords);
  const [moment] = useState(() => momentOf(new Date(draft.at), new Date()));
  return (
    <Banner
      title={words.title(moment)}
      action={
        <span className={css.actions}>
          <Button size="s" onClick={onRestore}>
            {words.restore}
          </Button>
          <Button size="s" variant="quiet" onClick={onDiscard}>
            {words.discard}
          </Button>
        </span>
      }
    >
      {words.text}
    </Banner>
  );
}

/** `2:05 PM`, and on another day `November 21 at 2:05 PM`. */
const momentOf = (moment: Date, now: Date): string =>
  formatDate(moment, moment.toDateString() === now.toDateString() ? 'time' : 'longDayTime');

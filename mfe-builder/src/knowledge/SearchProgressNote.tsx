import { useState } from 'react';
import type { SearchProgress } from '@askwell/contracts';
import { Link } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { useGetSearchProgressQuery } from '../api/builder.api.ts';
import { knowledgeWords } from '../words/knowledge.ts';
import css from './SearchProgressNote.module.css';

const workingMs = 2_000;
const waitingMs = 15_000;

/** How often the progress is asked for; 0 when nothing changes until the owner does something. */
const pauseAfter = (progress: SearchProgress | null | undefined): number => {
  if (!progress || progress.isReady) return 0;
  if (progress.failure === null) return workingMs;
  return progress.failure === 'throttled' || progress.failure === 'unavailable' ? waitingMs : 0;
};

/** How much of the saved knowledge base is searched by meaning, and why the rest is not. */
export function SearchProgressNote({ id, revision }: { id: string; revision: number }) {
  const { search: words } = useWords(knowledgeWords);
  const [pollingInterval, setPollingInterval] = useState(workingMs);
  const { data: progress } = useGetSearchProgressQuery(
    { id, revision },
    { pollingInterval, skipPollingIfUnfocused: true },
  );
  const pause = pauseAfter(progress);
  if (progress !== undefined && pause !== pollingInterval) setPollingInterval(pause);
  if (!progress) return null;
  const { texts, ready, isReady, failure } = progress;
  const isUpToOwner = failure === 'api_key_required' || failure === 'key_rejected';
  return (
    <p className={css.note} aria-live="polite">
      {isReady ? words.ready : words.progress(ready, texts)}
      {failure === null ? null : ` ${words.failures[failure]}`}{' '}
      {isUpToOwner ? <Link to="/profile">{words.profile}</Link> : null}
    </p>
  );
}

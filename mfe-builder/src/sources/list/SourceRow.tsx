import { useId, useState } from 'react';
import type { BodyOf, Source, updateSource } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { Button, ChevronRight, IconButton, Switch, Trash2, useAgo, useWords } from '@askwell/ui';
import {
  useRefreshSourceMutation,
  useResumeSourceMutation,
  useStopSourceMutation,
  useUpdateSourceMutation,
} from '../../api/sources.api.ts';
import { sourcesWords } from '../../words/sources.ts';
import { DraftingSwitch } from './DraftingSwitch.tsx';
import { RemoveSourceDialog } from './RemoveSourceDialog.tsx';
import { SourcePages } from './SourcePages.tsx';
import { SourceProgress } from './SourceProgress.tsx';
import css from './SourceRow.module.css';

/** One source: what it is, how far it is read, and its actions; its pages are shown on demand. */
export function SourceRow({ source }: { source: Source }) {
  const { id, chatbotId, title, url, kind, status, readAt } = source;
  const { list: words } = useWords(sourcesWords);
  const ago = useAgo();
  const bodyId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const [update] = useUpdateSourceMutation();
  const ref = { chatbotId, id };
  const report = (error: unknown) => toast.error(messageOf(error, words.actionFailed));
  const change = (body: BodyOf<typeof updateSource>) =>
    void update({ ...ref, body })
      .unwrap()
      .catch(report);
  const isFromWeb = kind === 'website' || kind === 'page';

  return (
    <li className={css.row}>
      <div className={css.line}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronRight aria-hidden="true" />
          <span className={css.names}>
            <span className={css.title}>{title}</span>
            <span className={css.address}>
              {url === null || url === title ? words.kinds[kind] : url}
              {status === 'ready' && readAt !== null ? ` · ${words.readAt(ago(readAt))}` : null}
            </span>
          </span>
        </button>
        <div className={css.actions}>
          <ReadingAction source={source} onFailed={report} />
          <IconButton label={`${words.remove} ${title}`} tone="danger" onClick={() => setIsRemoving(true)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <SourceProgress source={source} />
      <div id={bodyId} hidden={!isOpen} className={css.body}>
        {isOpen ? (
          <>
            <div className={css.switches}>
              <DraftingSwitch source={source} onChange={(draftsWithModel) => change({ draftsWithModel })} />
              <Switch
                label={words.passages}
                checked={source.answersFromPassages}
                onChange={(event) => change({ answersFromPassages: event.target.checked })}
              />
              {isFromWeb ? (
                <>
                  <Switch
                    label={words.weekly}
                    checked={source.refreshesWeekly}
                    onChange={(event) => change({ refreshesWeekly: event.target.checked })}
                  />
                  {source.refreshesWeekly ? (
                    <Switch
                      label={words.mails}
                      help={words.mailsHelp}
                      checked={source.mailsChanges}
                      onChange={(event) => change({ mailsChanges: event.target.checked })}
                    />
                  ) : null}
                </>
              ) : null}
            </div>
            {kind === 'website' ? <SourcePages source={source} /> : null}
          </>
        ) : null}
      </div>
      {isRemoving ? <RemoveSourceDialog source={source} onClose={() => setIsRemoving(false)} /> : null}
    </li>
  );
}

/** Stops, resumes or repeats the reading, whichever the state allows. */
function ReadingAction({ source, onFailed }: { source: Source; onFailed: (error: unknown) => void }) {
  const { id, chatbotId, kind, status } = source;
  const { list: words } = useWords(sourcesWords);
  const [stop, stopping] = useStopSourceMutation();
  const [resume, resuming] = useResumeSourceMutation();
  const [refresh, refreshing] = useRefreshSourceMutation();
  const ref = { chatbotId, id };
  switch (status) {
    case 'queued':
    case 'running':
    case 'waiting':
      return (
        <Button size="s" busy={stopping.isLoading} onClick={() => void stop(ref).unwrap().catch(onFailed)}>
          {words.stop}
        </Button>
      );
    case 'stopped':
    case 'failed':
      return (
        <Button size="s" busy={resuming.isLoading} onClick={() => void resume(ref).unwrap().catch(onFailed)}>
          {status === 'failed' ? words.refresh : words.resume}
        </Button>
      );
    case 'ready':
      return kind === 'website' || kind === 'page' ? (
        <Button
          size="s"
          busy={refreshing.isLoading}
          onClick={() => void refresh(ref).unwrap().catch(onFailed)}
        >
          {words.refresh}
        </Button>
      ) : null;
  }
}

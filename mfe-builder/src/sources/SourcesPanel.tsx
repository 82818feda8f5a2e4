import { useCallback } from 'react';
import type { ChangeOf, ChatbotFields } from '@askwell/contracts';
import { hasPage, Link, messageOf, toast, useSession } from '@askwell/platform';
import { LoadFailure, Skeleton, useWords } from '@askwell/ui';
import { useAddSourceMutation, useListSourcesQuery, useUploadSourceMutation } from '../api/sources.api.ts';
import type { Draft } from '../draft/draft.ts';
import { sourcesWords } from '../words/sources.ts';
import { AddSource, type Addition } from './add/AddSource.tsx';
import { SourceRow } from './list/SourceRow.tsx';
import { useWatching } from './list/use-watching.ts';
import { ReviewLink } from './ReviewLink.tsx';
import { SiteOffer } from './SiteOffer.tsx';
import css from './SourcesPanel.module.css';

type SourcesPanelProps = {
  chatbotId: string;
  draft: Draft;
  /** The address of the chatbot's logo; null without one. */
  logo: string | null;
  setLogo: (logo: string | null) => void;
  /** Changes fields of the draft in the editor. */
  change: (fields: ChangeOf<ChatbotFields>) => void;
};

/** What a chatbot learns from: adds sources, follows their progress, and leads to their drafts. */
export default function SourcesPanel({ chatbotId, draft, logo, setLogo, change }: SourcesPanelProps) {
  const { add: words, list: listWords } = useWords(sourcesWords);
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useListSourcesQuery(chatbotId, {
    refetchOnMountOrArgChange: true,
  });
  const [addSource] = useAddSourceMutation();
  const [uploadSource] = useUploadSourceMutation();
  const reload = useCallback(() => void refetch(), [refetch]);
  useWatching(data?.sources ?? [], reload);

  const add = async (addition: Addition) => {
    const source =
      addition.kind === 'file'
        ? await uploadSource({ chatbotId, file: addition.file }).unwrap()
        : await addSource({ chatbotId, body: addition }).unwrap();
    toast.success(words.added(source.title));
  };
  const sources = data?.sources ?? [];
  const openDrafts = sources.reduce((sum, { counts }) => sum + counts.openDrafts, 0);
  const { websites, documents } = data?.plan ?? {};

  return (
    <section className={css.panel} aria-labelledby="sources-title">
      <div className={css.head}>
        <div className={css.words}>
          <h3 id="sources-title" className={css.title}>
            {words.title}
          </h3>
          <p className={css.lead}>{words.lead}</p>
        </div>
        {openDrafts === 0 ? null : <ReviewLink count={openDrafts} />}
      </div>
      <AddSource onAdd={add} readLabel={words.read} busyLabel={words.adding} />
      {data === undefined && error !== undefined ? (
        <LoadFailure title={listWords.loadFailed} isRetrying={isFetching} onRetry={reload}>
          {messageOf(error, words.network)}
        </LoadFailure>
      ) : null}
      {data === undefined && error === undefined ? (
        <div aria-busy="true" className={css.loading}>
          <Skeleton width="40%" />
        </div>
      ) : null}
      {sources.length === 0 ? null : (
        <ul className={css.list} aria-label={listWords.label}>
          {sources.map((source) => (
            <SourceRow key={source.id} source={source} />
          ))}
        </ul>
      )}
      <SiteOffer {...{ sources, draft, logo, setLogo, change }} />
      {websites && documents ? (
        <p className={css.plan}>
          {listWords.used(websites.used, websites.most, 'websites')} ·{' '}
          {listWords.used(documents.used, documents.most, 'documents')}{' '}
          {user?.can.buyPremium && hasPage('/pricing') ? <Link to="/pricing">{words.seePlans}</Link> : null}
        </p>
      ) : null}
    </section>
  );
}

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Chatbot } from '@askwell/contracts';
import {
  callProblem,
  Link,
  messageOf,
  toast,
  useParams,
  usePageTitle,
  useSearchParams,
} from '@askwell/platform';
import { BackLink, Banner, ButtonLink, LoadFailure, Page, useWords, Waiting } from '@askwell/ui';
import { useGetChatbotQuery } from '../api/builder.api.ts';
import { editorWords } from '../words/editor.ts';
import { ChatbotEditor } from './ChatbotEditor.tsx';

const ReviewPage = lazy(() => import('../sources/review/ReviewPage.tsx'));

/**
 * /chatbot/new and /chatbot/:id. `/chatbot/:id?faq=<question>` opens the knowledge base and focuses
 * the FAQ with this question or other wording. `/chatbot/:id?review` reviews the drafts of its
 * sources; an editor that is open already stays as it is, with its unsaved changes.
 */
export default function EditorPage() {
  const { id } = useParams();
  if (id === undefined) return <ChatbotEditor key="new" chatbot={null} />;
  return <StoredChatbot key={id} id={id} />;
}

function StoredChatbot({ id }: { id: string }) {
  const words = useWords(editorWords);
  const [query] = useSearchParams();
  const isReviewing = query.has('review');
  usePageTitle(isReviewing ? words.titles.review : words.titles.edit);
  const { data, error, isFetching, refetch } = useGetChatbotQuery(id, { skip: isReviewing });
  // Once it is open, the editor has the current state: later responses are ignored.
  const [opened, setOpened] = useState<Chatbot | null>(null);
  if (opened === null && data !== undefined) setOpened(data);
  const editor = useRef<HTMLDivElement>(null);
  const wasReviewing = useRef(isReviewing);
  useEffect(() => {
    if (wasReviewing.current && !isReviewing)
      editor.current?.querySelector('h1')?.focus({ preventScroll: true });
    wasReviewing.current = isReviewing;
  }, [isReviewing]);
  useEffect(() => {
    if (error !== undefined) toast.error(messageOf(error, words.loadFailed));
  }, [error, words]);

  return (
    <>
      {isReviewing ? (
        <Suspense fallback={<Waiting label={words.loadingReview} />}>
          <ReviewPage chatbotId={id} />
        </Suspense>
      ) : null}
      {opened === null ? null : (
        <div ref={editor} hidden={isReviewing}>
          <ChatbotEditor chatbot={opened} />
        </div>
      )}
      {opened === null && !isReviewing ? (
        <Page
          title={words.titles.edit}
          back={
            <BackLink as={Link} to="/dashboard">
              {words.back}
            </BackLink>
          }
        >
          {error === undefined || isFetching ? (
            <Waiting label={words.loading} />
          ) : (
            <NotLoaded error={error} onRetry={() => void refetch()} />
          )}
        </Page>
      ) : null}
    </>
  );
}

/** A retry, or the way back if the chatbot does not exist. */
function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useWords(editorWords);
  if (callProblem(error).status !== 404)
    return (
      <LoadFailure title={words.notLoadedTitle} onRetry={onRetry}>
        {messageOf(error, words.loadFailed)}
      </LoadFailure>
    );
  return (
    <Banner
      tone="danger"
      title={words.notLoadedTitle}
      action={
        <ButtonLink as={Link} to="/dashboard" size="s">
          {words.toDashboard}
        </ButtonLink>
      }
    >
      {words.missing}
    </Banner>
  );
}

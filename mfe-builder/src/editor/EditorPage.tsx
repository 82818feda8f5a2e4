import { useEffect, useState } from 'react';
import type { Chatbot } from '@askwell/contracts';
import { callProblem, Link, messageOf, toast, useParams, usePageTitle } from '@askwell/platform';
import { BackLink, Banner, Button, ButtonLink, Page, RefreshCw, Waiting } from '@askwell/ui';
import { useGetChatbotQuery } from '../api/builder.api.ts';
import { ChatbotEditor } from './ChatbotEditor.tsx';

/**
 * /chatbot/new and /chatbot/:id. `/chatbot/:id?faq=<question>` opens the knowledge base and focuses the FAQ with this
 * question or other wording.
 */
export default function EditorPage() {
  const { id } = useParams();
  if (id === undefined) return <ChatbotEditor key="new" chatbot={null} />;
  return <StoredChatbot key={id} id={id} />;
}

function StoredChatbot({ id }: { id: string }) {
  usePageTitle('Edit Chatbot');
  const { data, error, isFetching, refetch } = useGetChatbotQuery(id);
  // Once opened, the editor holds the newer truth, whatever is fetched later.
  const [opened, setOpened] = useState<Chatbot | null>(null);
  if (opened === null && data !== undefined) setOpened(data);
  useEffect(() => {
    if (error !== undefined) toast.error(messageOf(error, 'Failed to load chatbot'));
  }, [error]);

  if (opened !== null) return <ChatbotEditor chatbot={opened} />;
  return (
    <Page
      title="Edit Chatbot"
      back={
        <BackLink as={Link} to="/dashboard">
          Dashboard
        </BackLink>
      }
    >
      {error === undefined || isFetching ? (
        <Waiting label="Loading Chatbot" />
      ) : (
        <NotLoaded error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

/** Trying again helps against everything but a chatbot that is not there. */
function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isMissing = callProblem(error).status === 404;
  return (
    <Banner
      tone="danger"
      title="This chatbot could not be loaded"
      action={
        isMissing ? (
          <ButtonLink as={Link} to="/dashboard" size="s">
            Go to the dashboard
          </ButtonLink>
        ) : (
          <Button size="s" icon={<RefreshCw aria-hidden="true" />} onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {isMissing
        ? 'It may have been deleted, or it belongs to another account.'
        : messageOf(error, 'Failed to load chatbot')}
    </Banner>
  );
}

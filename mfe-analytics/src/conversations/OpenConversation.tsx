import { callProblem, Link, messageOf } from '@askwell/platform';
import { Button, Dialog, formatDate, LoadFailure, Skeleton, useWords } from '@askwell/ui';
import { useGetTranscriptQuery } from '../api/conversations.api.ts';
import { DeleteConversation } from './DeleteConversation.tsx';
import { TranscriptView } from './TranscriptView.tsx';
import { conversationsWords } from '../words/conversations.ts';

type OpenConversationProps = { chatbotId: string; id: string; onClose: () => void };

/** A conversation over the page, as it was held. */
export function OpenConversation({ chatbotId, id, onClose }: OpenConversationProps) {
  const { anonymous, transcript: words } = useWords(conversationsWords);
  const { currentData, error, refetch } = useGetTranscriptQuery(
    { chatbotId, id },
    { refetchOnMountOrArgChange: true },
  );
  const isGone = [400, 404].includes(Number(callProblem(error).status));
  return (
    <Dialog
      open
      size="l"
      title={currentData ? (currentData.user ?? anonymous) : words.title}
      description={currentData ? formatDate(currentData.startedAt, 'dateTime') : undefined}
      onOpenChange={onClose}
      footer={
        currentData ? (
          <>
            <DeleteConversation chatbotId={chatbotId} id={id} onDeleted={onClose} />
            <Button onClick={onClose}>{words.close}</Button>
          </>
        ) : null
      }
    >
      {currentData ? (
        <TranscriptView transcript={currentData} chatbotId={chatbotId} />
      ) : error === undefined ? (
        <Skeleton height="20rem" />
      ) : isGone ? (
        <p>
          {words.gone}{' '}
          <Link to={`/chatbot/${chatbotId}/analytics`} replace>
            {words.seeAll}
          </Link>
        </p>
      ) : (
        <LoadFailure onRetry={() => void refetch()}>{messageOf(error, words.failed)}</LoadFailure>
      )}
    </Dialog>
  );
}

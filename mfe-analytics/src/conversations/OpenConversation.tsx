import { callProblem, Link, messageOf } from '@askwell/platform';
import { Banner, Button, Dialog, Skeleton } from '@askwell/ui';
import { useGetTranscriptQuery } from '../api/conversations.api.ts';
import { moment } from '../period/moments.ts';
import { DeleteConversation } from './DeleteConversation.tsx';
import { TranscriptView } from './TranscriptView.tsx';

type OpenConversationProps = { chatbotId: string; id: string; onClose: () => void };

/** A conversation over the page, as it was held. */
export function OpenConversation({ chatbotId, id, onClose }: OpenConversationProps) {
  const { currentData, error, refetch } = useGetTranscriptQuery(
    { chatbotId, id },
    { refetchOnMountOrArgChange: true },
  );
  const isGone = [400, 404].includes(Number(callProblem(error).status));
  return (
    <Dialog
      open
      size="l"
      title={currentData ? (currentData.user ?? 'Anonymous') : 'Conversation'}
      description={currentData ? moment(currentData.startedAt) : undefined}
      onOpenChange={onClose}
      footer={
        currentData ? (
          <>
            <DeleteConversation chatbotId={chatbotId} id={id} onDeleted={onClose} />
            <Button onClick={onClose}>Close</Button>
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
          This conversation is not there any more: it was deleted, or its time to be kept is over.{' '}
          <Link to={`/chatbot/${chatbotId}/analytics`} replace>
            See all analytics
          </Link>
        </p>
      ) : (
        <Banner
          tone="danger"
          action={
            <Button size="s" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(error, 'The conversation could not be loaded')}
        </Banner>
      )}
    </Dialog>
  );
}

import type { RecentConversation } from '@askwell/contracts';
import { EmptyState, MessagesSquare } from '@askwell/ui';
import { Conversation } from './Conversation.tsx';
import { PagedCard } from './PagedCard.tsx';
import css from './RecentConversations.module.css';

type RecentConversationsProps = { conversations: readonly RecentConversation[] };

/** The latest conversations of the period. */
export function RecentConversations({ conversations }: RecentConversationsProps) {
  return (
    <PagedCard
      title="Recent Conversations"
      label="conversations"
      items={conversations}
      empty={
        <EmptyState
          art={<MessagesSquare />}
          title="No conversations yet"
          text="What visitors talk about with your chatbot shows up here."
        />
      }
    >
      {(shown) => (
        <ul className={css.list}>
          {shown.map((conversation) => (
            <Conversation key={conversation.id} conversation={conversation} />
          ))}
        </ul>
      )}
    </PagedCard>
  );
}

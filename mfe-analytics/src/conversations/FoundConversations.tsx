import { useEffect } from 'react';
import { messageOf } from '@askwell/platform';
import { Banner, Button, EmptyState, Search, Skeleton, Spinner } from '@askwell/ui';
import { useFindConversationsQuery, type ConversationsRequest } from '../api/conversations.api.ts';
import { counted } from '../cards/wording.ts';
import { Conversation } from '../lists/Conversation.tsx';
import css from './FoundConversations.module.css';

type FoundConversationsProps = ConversationsRequest & { onOpen: (id: string) => void };

/** The period's conversations of a filter and with some words, twenty at a time. */
export function FoundConversations({ onOpen, ...request }: FoundConversationsProps) {
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = useFindConversationsQuery(
    request,
    { refetchOnMountOrArgChange: true },
  );
  const pages = currentData?.pages ?? [];
  const found = pages.flatMap(({ conversations }) => conversations);
  // A search looks through so many conversations at once: a page without any is not the end.
  const isSearchingOn = hasNextPage && pages.at(-1)?.conversations.length === 0 && error === undefined;
  useEffect(() => {
    if (isSearchingOn && !isFetching) void fetchNextPage();
  }, [isSearchingOn, isFetching, fetchNextPage]);

  if (error !== undefined && !isFetching)
    return (
      <Banner
        tone="danger"
        action={
          <Button size="s" onClick={() => void (found.length > 0 ? fetchNextPage() : refetch())}>
            Try again
          </Button>
        }
      >
        {messageOf(error, 'The conversations could not be loaded')}
      </Banner>
    );
  if (currentData === undefined) return <Skeleton height="14rem" />;
  const isBusy = isSearchingOn || isFetching;
  return (
    <div className={css.found} aria-busy={isBusy}>
      <output className={css.count}>
        {isSearchingOn
          ? 'Looking further back…'
          : found.length === 0
            ? ''
            : `${counted(found.length, 'conversation', 'conversations')}${hasNextPage ? ' so far' : ''}`}
      </output>
      {found.length === 0 && !isBusy ? (
        <EmptyState
          art={<Search />}
          title="Nothing found"
          text={
            request.search === ''
              ? 'No conversation of this period is of this kind.'
              : 'No conversation of this period holds these words. Try fewer words, or a longer period.'
          }
        />
      ) : null}
      <ul className={css.list}>
        {found.map((conversation) => (
          <Conversation
            key={conversation.id}
            user={conversation.user}
            at={conversation.lastMessageAt}
            rating={conversation.rating}
            lastMessage={conversation.lastMessage === '' ? null : conversation.lastMessage}
            facts={[
              counted(conversation.messageCount, 'message', 'messages'),
              ...(conversation.unanswered > 0 ? [`${conversation.unanswered} unanswered`] : []),
              ...(conversation.hasContact ? ['left a contact'] : []),
            ]}
            onOpen={() => onOpen(conversation.id)}
          />
        ))}
      </ul>
      {isSearchingOn ? (
        <p className={css.waiting}>
          <Spinner />
        </p>
      ) : hasNextPage ? (
        <Button
          className={css.more}
          busy={isFetching}
          busyLabel="Loading..."
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      ) : null}
    </div>
  );
}

import { useEffect } from 'react';
import { messageOf } from '@askwell/platform';
import { Button, EmptyState, LoadFailure, Search, Skeleton, Spinner, useWords } from '@askwell/ui';
import { useFindConversationsQuery, type ConversationsRequest } from '../api/conversations.api.ts';
import { Conversation } from '../lists/Conversation.tsx';
import { conversationsWords } from '../words/conversations.ts';
import type { conversations } from '../words/en/conversations.ts';
import css from './FoundConversations.module.css';

type FoundConversationsProps = ConversationsRequest & { onOpen: (id: string) => void };

/** The period's conversations of a filter and with some words, twenty at a time. */
export function FoundConversations({ onOpen, ...request }: FoundConversationsProps) {
  const words = useWords(conversationsWords);
  const { found: texts } = words;
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
      <LoadFailure onRetry={() => void (found.length > 0 ? fetchNextPage() : refetch())}>
        {messageOf(error, texts.failed)}
      </LoadFailure>
    );
  if (currentData === undefined) return <Skeleton height="14rem" />;
  const isBusy = isSearchingOn || isFetching;
  return (
    <div className={css.found} aria-busy={isBusy}>
      <output className={css.count}>
        {isSearchingOn ? texts.searching : countOf(found.length, hasNextPage, texts)}
      </output>
      {found.length === 0 && !isBusy ? (
        <EmptyState art={<Search />} title={texts.nothing} text={noneOf(request, texts)} />
      ) : null}
      <ul className={css.list}>
        {found.map((conversation) => (
          <Conversation
            key={conversation.id}
            user={conversation.user}
            identity={conversation.identity}
            at={conversation.lastMessageAt}
            rating={conversation.rating}
            lastMessage={conversation.lastMessage === '' ? null : conversation.lastMessage}
            facts={[
              words.messages(conversation.messageCount),
              ...(conversation.unanswered > 0 ? [words.unanswered(conversation.unanswered)] : []),
              ...(conversation.hasContact ? [words.hasContact] : []),
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
          busyLabel={texts.loading}
          onClick={() => void fetchNextPage()}
        >
          {texts.more}
        </Button>
      ) : null}
    </div>
  );
}

type Texts = (typeof conversations)['found'];

function countOf(count: number, hasMore: boolean, texts: Texts): string {
  if (count === 0) return '';
  return hasMore ? texts.countSoFar(count) : texts.count(count);
}

/** Names what excluded everything: the filter, the search, or both. */
function noneOf({ filter, search }: ConversationsRequest, texts: Texts): string {
  if (search === '') return texts.noneOfFilter;
  return filter === 'all' ? texts.noneOfSearch : texts.noneOfBoth;
}

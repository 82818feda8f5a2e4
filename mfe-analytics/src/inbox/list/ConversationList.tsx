import type { Ref } from 'react';
import type { InboxFilter } from '@askwell/contracts';
import { messageOf } from '@askwell/platform';
import { Button, EmptyState, LoadFailure, MessagesSquare, Skeleton, useWords } from '@askwell/ui';
import type { InboxPage } from '../../api/inbox.api.ts';
import { FilterChips } from '../../search/FilterChips.tsx';
import { SearchField } from '../../search/SearchField.tsx';
import { inboxWords } from '../../words/inbox.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { SampleRows } from './SampleInbox.tsx';
import css from './ConversationList.module.css';

type ConversationListProps = {
  /** The pages that were loaded; undefined before the first. */
  pages: readonly InboxPage[] | undefined;
  error: unknown;
  isFetching: boolean;
  hasMore: boolean;
  onMore: () => void;
  onRetry: () => void;
  filter: InboxFilter;
  search: string;
  /** Whether the account has no conversations at all. */
  isNew: boolean;
  openId: string | null;
  myId: string;
  searchField: Ref<HTMLInputElement>;
  onFilter: (filter: InboxFilter) => void;
  onSearch: (search: string) => void;
  onOpen: (id: string) => void;
};

const filters = ['waiting', 'mine', 'open', 'snoozed', 'closed', 'all'] as const;

/** The conversations of a filter, with a search in them. */
export function ConversationList({
  pages,
  error,
  isFetching,
  hasMore,
  onMore,
  onRetry,
  filter,
  search,
  isNew,
  openId,
  myId,
  searchField,
  onFilter,
  onSearch,
  onOpen,
}: ConversationListProps) {
  const { list: words, empty } = useWords(inboxWords);
  const rows = pages?.flatMap(({ conversations }) => conversations) ?? [];
  const counts: Partial<Record<InboxFilter, number>> = pages?.[0]?.counts ?? {};
  const nothing = search === '' ? empty[filter] : empty.search;
  return (
    <>
      <search className={css.filters}>
        <SearchField
          ref={searchField}
          label={words.search}
          example={words.searchExample}
          search={search}
          onSearch={onSearch}
        />
        <FilterChips
          isCompact
          label={words.filters}
          filters={filters}
          names={words.filter}
          chosen={filter}
          counts={counts}
          onChoose={onFilter}
        />
      </search>
      <div className={css.scroll} aria-busy={pages === undefined && error === undefined}>
        {pages === undefined && error === undefined ? (
          <div className={css.skeletons}>
            <Skeleton height="5rem" />
            <Skeleton height="5rem" />
            <Skeleton height="5rem" />
          </div>
        ) : null}
        {pages === undefined && error !== undefined ? (
          <LoadFailure onRetry={onRetry}>{messageOf(error, words.failed)}</LoadFailure>
        ) : null}
        {pages !== undefined && isNew ? <SampleRows title={nothing.title} text={nothing.text} /> : null}
        {pages !== undefined && rows.length === 0 && !isNew ? (
          <EmptyState art={<MessagesSquare />} title={nothing.title} text={nothing.text} />
        ) : null}
        <ul className={css.rows}>
          {rows.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              isOpen={conversation.id === openId}
              myId={myId}
              onOpen={() => onOpen(conversation.id)}
            />
          ))}
        </ul>
        {hasMore ? (
          <Button className={css.more} busy={isFetching} busyLabel={words.loading} onClick={onMore}>
            {words.more}
          </Button>
        ) : null}
      </div>
    </>
  );
}

import type { RecentConversation, TimeRange } from '@askwell/contracts';
import { formatNumber, useWords } from '@askwell/ui';
import { ConversationFilters } from '../conversations/ConversationFilters.tsx';
import { FoundConversations } from '../conversations/FoundConversations.tsx';
import { useConversationSearch } from '../conversations/use-conversation-search.ts';
import { Conversation } from './Conversation.tsx';
import { EmptySample } from '../page/EmptySample.tsx';
import { ReportSection } from '../page/ReportSection.tsx';
import { PagedList } from './PagedList.tsx';
import { conversationsWords } from '../words/conversations.ts';
import css from './List.module.css';

type RecentConversationsProps = {
  id: string;
  period: TimeRange;
  conversations: readonly RecentConversation[];
  onOpen: (id: string) => void;
};

/** The latest conversations of the period, and a way to find any other one. */
export function RecentConversations({ id, period, conversations, onOpen }: RecentConversationsProps) {
  const words = useWords(conversationsWords);
  const [wanted, setWanted] = useConversationSearch();
  const isSearching = wanted.filter !== 'recent' || wanted.search !== '';
  return (
    <ReportSection title={words.title}>
      {conversations.length === 0 && !isSearching ? null : (
        <ConversationFilters wanted={wanted} onChange={setWanted} />
      )}
      {isSearching ? (
        <FoundConversations
          id={id}
          period={period}
          filter={wanted.filter === 'recent' ? 'all' : wanted.filter}
          search={wanted.search}
          onOpen={onOpen}
        />
      ) : (
        <PagedList
          label={words.label}
          items={conversations}
          empty={
            <EmptySample title={words.emptyTitle} text={words.empty}>
              <ul className={css.list}>
                {words.samples.map((lastMessage, place) => (
                  <Conversation
                    key={lastMessage}
                    user={null}
                    identity={null}
                    at={`2026-01-12T1${place}:20:00Z`}
                    rating={place === 0 ? 5 : null}
                    lastMessage={lastMessage}
                    facts={[words.messages(place + 2)]}
                    onOpen={() => {}}
                  />
                ))}
              </ul>
            </EmptySample>
          }
        >
          {(shown) => (
            <ul className={css.list}>
              {shown.map((conversation) => (
                <Conversation
                  key={conversation.id}
                  user={conversation.user}
                  identity={conversation.identity}
                  at={conversation.timestamp}
                  rating={conversation.rating}
                  lastMessage={conversation.lastMessage}
                  facts={[
                    words.messages(conversation.messageCount),
                    ...(conversation.duration > 0
                      ? [words.minutes(formatNumber(conversation.duration))]
                      : []),
                  ]}
                  onOpen={() => onOpen(conversation.id)}
                />
              ))}
            </ul>
          )}
        </PagedList>
      )}
    </ReportSection>
  );
}

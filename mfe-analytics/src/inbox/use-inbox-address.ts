import type { InboxFilter } from '@askwell/contracts';
import { useSearchParams } from '@askwell/platform';

/** What is shown, which stands in the address: it can be linked to, and Back undoes it. */
export function useInboxAddress() {
  const [search, setSearch] = useSearchParams();
  const filter = inboxFilterOf(search.get('filter'));
  const change = (changes: Record<string, string | null>, replace = false) =>
    setSearch(
      (before) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { replace, preventScrollReset: true },
    );
  return {
    filter,
    /** Only the conversations of this chatbot; null for those of all. */
    chatbotId: search.get('chatbot'),
    search: search.get('search') ?? '',
    openId: search.get('conversation'),
    hasDetails: search.get('details') === 'yes',
    showFilter: (wanted: InboxFilter) => change({ filter: wanted === 'open' ? null : wanted }, true),
    showSearch: (text: string) => change({ search: text }, true),
    /** One entry of the history for all conversations, so that Back leads to the list. */
    open: (id: string) => change({ conversation: id, details: null }, search.has('conversation')),
    close: () => change({ conversation: null, details: null }, true),
    showDetails: (isShown: boolean) => change({ details: isShown ? 'yes' : null }, true),
  };
}

export type InboxAddress = ReturnType<typeof useInboxAddress>;

const filters = ['waiting', 'mine', 'open', 'snoozed', 'closed', 'all'] as const;

const inboxFilterOf = (value: string | null): InboxFilter => filters.find((one) => one === value) ?? 'open';

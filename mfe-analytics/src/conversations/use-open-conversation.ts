import { useLocation, useNavigate, useSearchParams } from '@askwell/platform';

/** The opened conversation stands in the address: it can be linked to, and Back closes it. */
export function useOpenConversation() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const set = (id: string | null, options: { replace?: boolean; state?: unknown }) =>
    setSearch(
      (before) => {
        if (id === null) before.delete('conversation');
        else before.set('conversation', id);
        return before;
      },
      { preventScrollReset: true, ...options },
    );
  return {
    openId: search.get('conversation'),
    open: (id: string) => set(id, { state: openedHere }),
    /**
     * As Back would, where it was opened from the page; from a link it has nothing to go back to.
     */
    close: () => {
      if (state === openedHere) void navigate(-1);
      else set(null, { replace: true });
    },
  };
}

const openedHere = 'conversation opened on this page';

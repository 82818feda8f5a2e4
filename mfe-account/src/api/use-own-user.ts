import { useEffect } from 'react';
import type { User } from '@askwell/contracts';
import { useAppDispatch, useGetMeQuery, userChanged } from '@askwell/platform';

type OwnUser = { user: User | null; isFetching: boolean; error: unknown; reload: () => void };

/**
 * The signed-in owner as the server has it; the header and the guard learn of it too. `isFresh`
 * asks again even if the answer is known already, as after a payment.
 */
export function useOwnUser({ isFresh = false } = {}): OwnUser {
  const dispatch = useAppDispatch();
  const { data, error, isFetching, refetch } = useGetMeQuery(undefined, {
    refetchOnMountOrArgChange: isFresh,
  });
  const user = data?.user ?? null;
  useEffect(() => {
    if (user !== null && !isFetching) dispatch(userChanged(user));
  }, [dispatch, user, isFetching]);
  return { user, isFetching, error, reload: () => void refetch() };
}

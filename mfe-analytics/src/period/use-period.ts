import type { TimeRange } from '@askwell/contracts';
import { useSearchParams } from '@askwell/platform';
import { periodOf } from './period.ts';

/** The period stands in the address, so that a reload, a bookmark and a colleague see the same. */
export function usePeriod(): [TimeRange, (period: TimeRange) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (period: TimeRange) =>
    setSearch(
      (before) => {
        before.set('timeRange', period);
        return before;
      },
      { replace: true },
    );
  return [periodOf(search.get('timeRange')), choose];
}

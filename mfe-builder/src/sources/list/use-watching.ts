import { useEffect } from 'react';
import type { Source } from '@askwell/contracts';
import { useAppDispatch } from '@askwell/platform';
import { watching } from '../../api/sources.api.ts';

/** A stream that broke is opened again after this pause. */
const pauseMs = 2_000;

/** Whether pages of it are still being read, or will be. */
export const isReading = ({ status }: Pick<Source, 'status'>): boolean =>
  status === 'queued' || status === 'running' || status === 'waiting';

/**
 * Follows the progress of the sources that are being read. `onMissed` is called when a stream ended
 * or could not be opened: the caller loads the list again.
 */
export function useWatching(sources: readonly Source[], onMissed: () => void): void {
  const dispatch = useAppDispatch();
  const key = sources
    .filter(isReading)
    .map(({ chatbotId, id }) => `${chatbotId} ${id}`)
    .join(',');

  useEffect(() => {
    if (key === '') return;
    const ends = key.split(',').map((pair) => {
      const [chatbotId = '', id = ''] = pair.split(' ');
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stop = () => {};
      let isOver = false;
      const watch = () => {
        const ended = () => {
          if (isOver) return;
          onMissed();
          timer = setTimeout(watch, pauseMs);
        };
        const stream = dispatch(watching.initiate({ chatbotId, id, ended }, { track: false }));
        stop = () => stream.abort();
      };
      watch();
      return () => {
        isOver = true;
        clearTimeout(timer);
        stop();
      };
    });
    return () => {
      for (const end of ends) end();
    };
  }, [key, dispatch, onMissed]);
}

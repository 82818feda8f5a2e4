import { useEffect, useEffectEvent, useRef } from 'react';
import type { Stored } from '../state/editor-state.ts';
import { revisionChannel } from './other-tabs.ts';

/**
 * Announces the stored revision to the other tabs of this browser; `onNewer` is called if one has a
 * newer one.
 */
export function useOtherTabs(stored: Stored | null, onNewer: () => void): void {
  const id = stored?.id;
  const revision = stored?.revision;
  const others = useRef<BroadcastChannel>(null);

  const hear = useEffectEvent((theirs: unknown) => {
    if (typeof theirs === 'number' && revision !== undefined && theirs > revision) onNewer();
  });

  useEffect(() => {
    if (id === undefined) return;
    const channel = revisionChannel(id);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
    others.current = channel;
    return () => channel.close();
  }, [id]);

  useEffect(() => {
    if (id !== undefined && revision !== undefined) others.current?.postMessage(revision);
  }, [id, revision]);
}

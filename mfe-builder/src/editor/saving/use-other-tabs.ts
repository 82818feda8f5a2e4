import { useEffect, useEffectEvent, useRef } from 'react';
import type { Stored } from '../state/editor-state.ts';

/** Tells the other tabs of this browser which revision is stored, and hears of a newer one from them. */
export function useOtherTabs(stored: Stored | null, onNewer: () => void): void {
  const id = stored?.id;
  const revision = stored?.revision;
  const others = useRef<BroadcastChannel>(null);

  const hear = useEffectEvent((theirs: unknown) => {
    if (typeof theirs === 'number' && revision !== undefined && theirs > revision) onNewer();
  });

  useEffect(() => {
    if (id === undefined) return;
    const channel = new BroadcastChannel(`askwell:chatbot:${id}`);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
    others.current = channel;
    return () => channel.close();
  }, [id]);

  useEffect(() => {
    if (id !== undefined && revision !== undefined) others.current?.postMessage(revision);
  }, [id, revision]);
}

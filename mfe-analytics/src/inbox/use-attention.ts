import { useCallback, useRef } from 'react';
import type { InboxConversation } from '@askwell/contracts';

/** At most one sound in so many milliseconds. */
const pauseMs = 5_000;

/** A short, quiet tone; browsers allow it once the member has pressed something on the page. */
export function useSound(isOn: boolean): () => void {
  const playedAt = useRef(0);
  return useCallback(() => {
    if (!isOn || Date.now() - playedAt.current < pauseMs) return;
    playedAt.current = Date.now();
    try {
      const audio = new AudioContext();
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = 660;
      volume.gain.setValueAtTime(0.08, audio.currentTime);
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4);
      tone.connect(volume).connect(audio.destination);
      tone.start();
      tone.stop(audio.currentTime + 0.4);
      tone.onended = () => void audio.close();
    } catch {
      // A browser without sound shows the count in the title all the same.
    }
  }, [isOn]);
}

/** Tells once of each conversation that begins to wait, whether or not the list shows it. */
export function useNewlyWaiting(): (
  changed: Pick<InboxConversation, 'id' | 'status' | 'waitingSince'>,
  before: Pick<InboxConversation, 'status'> | undefined,
) => boolean {
  const told = useRef(new Set<string>());
  return useCallback(({ id, status, waitingSince }, before) => {
    const wait = `${id} ${waitingSince}`;
    if (status !== 'waiting' || told.current.has(wait)) return false;
    told.current.add(wait);
    return before?.status !== 'waiting';
  }, []);
}

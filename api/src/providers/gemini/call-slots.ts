import { GeminiFailure } from './failure.ts';

export type CallSlots = ReturnType<typeof callSlots>;

/**
 * How many calls of the provider this process has open: at most `most`, and with one key at most
 * half of them, so that no owner takes the calls of all others. A call beyond that fails at once
 * with `busy`; nothing waits, since a visitor would wait with it. Each open call is a connection.
 */
export function callSlots(most: number) {
  const mostOfKey = Math.ceil(most / 2);
  const ofKeys = new Map<string, number>();
  let taken = 0;

  return {
    /** Returns what gives the slot back; throws `GeminiFailure` with `busy` if none is free. */
    take: (apiKey: string): (() => void) => {
      const ofKey = ofKeys.get(apiKey) ?? 0;
      if (taken >= most || ofKey >= mostOfKey) throw new GeminiFailure('busy');
      taken += 1;
      ofKeys.set(apiKey, ofKey + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        taken -= 1;
        const left = (ofKeys.get(apiKey) ?? 1) - 1;
        if (left === 0) ofKeys.delete(apiKey);
        else ofKeys.set(apiKey, left);
      };
    },
  };
}

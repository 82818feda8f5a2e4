import { useState } from 'react';
import { stored } from '../stored.ts';

export type DraftKind = 'reply' | 'note';

/** What is being written in a conversation: a reply and a note, each kept until it is sent. */
export function useDraft(conversationId: string) {
  const keyOf = (kind: DraftKind) => `${kind}:${conversationId}`;
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  return {
    read: (kind: DraftKind): string => drafts[keyOf(kind)] ?? stored.read(keyOf(kind)),
    write: (kind: DraftKind, text: string): void => {
      setDrafts((before) => ({ ...before, [keyOf(kind)]: text }));
      stored.write(keyOf(kind), text);
    },
  };
}

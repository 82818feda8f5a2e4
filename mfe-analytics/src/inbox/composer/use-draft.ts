import { useState } from 'react';
import { stored } from '../stored.ts';

export type DraftKind = 'reply' | 'note';

/** What is being written in a conversation: a reply and a note, each kept until it is sent. */
export function useDraft(conversationId: string, kind: DraftKind): [string, (text: string) => void] {
  const key = `${kind}:${conversationId}`;
  const [kept, setKept] = useState({ key, text: stored.read(key) });
  // Another conversation, or the other kind, has its own.
  const text = kept.key === key ? kept.text : stored.read(key);
  const write = (changed: string) => {
    setKept({ key, text: changed });
    stored.write(key, changed);
  };
  return [text, write];
}

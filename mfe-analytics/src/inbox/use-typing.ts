import { useEffect, useState } from 'react';
import type { InboxEvents, InboxMember } from '@askwell/contracts';

type Typing = InboxEvents['typing'];
const shownMs = 6_000;

/** Who is typing in a conversation, for six seconds after the last sign; null is the visitor. */
export function useTyping(openId: string | null, myId: string) {
  const [heard, setHeard] = useState<Typing | null>(null);
  useEffect(() => {
    if (heard === null) return;
    const timer = setTimeout(() => setHeard(null), shownMs);
    return () => clearTimeout(timer);
  }, [heard]);
  const isHere = heard !== null && heard.conversationId === openId && heard.member?.id !== myId;
  const typing: InboxMember | null | undefined = isHere ? heard.member : undefined;
  return { typing, hear: (next: Typing) => setHeard({ ...next }), clear: () => setHeard(null) };
}

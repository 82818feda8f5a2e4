import { useState, useSyncExternalStore } from 'react';
import { callProblem, useAppDispatch } from '@askwell/platform';
import { inboxApi, useReplyToVisitorMutation, type InboxRequest } from '../../api/inbox.api.ts';
import { showConversation, showMessage } from '../live/changes.ts';
import { outbox, type Outgoing } from './outbox.ts';

/** Why a reply was not sent, and what it takes to send it all the same. */
export type Refused = { reason: 'taken' | 'conflict'; name: string | null; outgoing: Outgoing };

/** Sends replies; each is shown at once, and stored once however often it is sent. */
export function useSending(id: string, request: InboxRequest) {
  const dispatch = useAppDispatch();
  const [send] = useReplyToVisitorMutation();
  const unsent = useSyncExternalStore(outbox.subscribe, () => outbox.of(id));
  const [refused, setRefused] = useState<Refused | null>(null);

  const submit = async (clientId: string, text: string, afterSeq: number) => {
    outbox.keep(id, { clientId, text, state: 'sending' });
    setRefused(null);
    try {
      const { message, conversation } = await send({ id, body: { text, clientId, afterSeq } }).unwrap();
      showMessage(dispatch, { ...message, conversationId: id });
      showConversation(dispatch, request, conversation);
      outbox.drop(id, clientId);
    } catch (error) {
      const { code, body } = callProblem(error);
      const failed: Outgoing = { clientId, text, state: 'failed' };
      outbox.keep(id, failed);
      if (code === 'taken' || code === 'conflict') {
        setRefused({ reason: code, name: body?.assignee?.name ?? null, outgoing: failed });
        void dispatch(inboxApi.util.invalidateTags([{ type: 'InboxConversation', id }, 'Inbox']));
      }
    }
  };
  return {
    /** What is shown in the thread; the refused one has a banner instead. */
    outgoing: unsent.filter(({ clientId }) => clientId !== refused?.outgoing.clientId),
    refused,
    /** Drops the refused reply. */
    forget: () => {
      if (refused) outbox.drop(id, refused.outgoing.clientId);
      setRefused(null);
    },
    reply: (text: string, afterSeq: number) => submit(newClientId(), text, afterSeq),
    again: ({ clientId, text }: Outgoing, afterSeq: number) => submit(clientId, text, afterSeq),
  };
}

/** Pages without https have no `crypto.randomUUID`. */
const newClientId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
};

import { useState } from 'react';
import { callProblem, useAppDispatch } from '@askwell/platform';
import { inboxApi, useReplyToVisitorMutation, type InboxRequest } from '../../api/inbox.api.ts';
import { showConversation, showMessage } from '../live/changes.ts';

/** A reply on its way, or one that did not arrive. */
export type Outgoing = { clientId: string; text: string; state: 'sending' | 'failed' };

/** Why a reply was not sent, and what it takes to send it all the same. */
export type Refused = { reason: 'taken' | 'conflict'; name: string | null; outgoing: Outgoing };

/** Sends replies; each is shown at once, and stored once however often it is sent. */
export function useSending(id: string, request: InboxRequest) {
  const dispatch = useAppDispatch();
  const [send] = useReplyToVisitorMutation();
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const [refused, setRefused] = useState<Refused | null>(null);

  const keep = (changed: Outgoing) =>
    setOutgoing((all) => [...all.filter(({ clientId }) => clientId !== changed.clientId), changed]);
  const drop = (done: string) => setOutgoing((all) => all.filter(({ clientId }) => clientId !== done));

  const submit = async (clientId: string, text: string, afterSeq: number) => {
    keep({ clientId, text, state: 'sending' });
    setRefused(null);
    try {
      const { message, conversation } = await send({ id, body: { text, clientId, afterSeq } }).unwrap();
      showMessage(dispatch, { ...message, conversationId: id });
      showConversation(dispatch, request, conversation);
      drop(clientId);
    } catch (error) {
      const { code, body } = callProblem(error);
      if (code === 'taken' || code === 'conflict') {
        drop(clientId);
        setRefused({
          reason: code,
          name: body?.assignee?.name ?? null,
          outgoing: { clientId, text, state: 'failed' },
        });
        void dispatch(inboxApi.util.invalidateTags([{ type: 'InboxConversation', id }, 'Inbox']));
      } else keep({ clientId, text, state: 'failed' });
    }
  };
  return {
    outgoing,
    refused,
    forget: () => setRefused(null),
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

import * as calls from '@askwell/contracts';
import type { HttpClient, TestApi } from '@askwell/testing';
import { mailgunForm, type startAmazon } from '../modules/inbox/mail/mail-providers.fixture.ts';
import type { Ask } from './witness.fixture.ts';

type MailParts = Pick<TestApi, 'anonymous' | 'clock'> & {
  ask: Ask;
  amazon: Awaited<ReturnType<typeof startAmazon>>;
  /** `INBOUND_MAIL_SECRET` of the API. */
  secret: string;
};

/** What the providers of inbound mail call. */
export async function callAsMailProviders({ ask, anonymous, clock, amazon, secret }: MailParts) {
  await ask(anonymous, calls.receiveMail, {
    headers: { Authorization: `Bearer ${secret}` },
    body: { recipient: 'nobody@in.askwell.test', messageId: '<1@example.com>', text: 'Hello' },
  });
  await ask(anonymous, calls.receiveMailgunMail, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    raw: new URLSearchParams(mailgunForm({ clock }, 'nobody@in.askwell.test', 'Hello')).toString(),
  });
  await ask(anonymous, calls.receiveSesMail, {
    headers: { 'Content-Type': 'text/plain' },
    raw: JSON.stringify(amazon.signed({ clock }, { Type: 'Notification', Message: '{}' })),
  });
}

type LiveParts = Pick<TestApi, 'anonymous' | 'as'> & {
  ask: Ask;
  owner: HttpClient;
  /** The parameters of paths about the chatbot. */
  ids: Record<string, string>;
  /** A visitor's message. */
  body: object;
};

/** A conversation that a visitor has with a member, until the owner deletes it. */
export async function callAboutLiveConversation({ ask, anonymous, as, owner, ids, body }: LiveParts) {
  const waits = await ask(anonymous, calls.sendMessage, { ids, body });
  const live = { ...ids, id: waits.conversationId };
  const guest = as({ token: waits.conversationToken });
  const handoff = { email: 'maya@example.com', note: 'It is urgent', page: 'https://shop.example/' };
  await ask(guest, calls.requestHandoff, { ids: live, body: handoff });
  await ask(guest, calls.sendVisitorTyping, { ids: live });
  await ask(guest, calls.listLiveMessages, { ids: live });
  await ask(guest, calls.openConversationStream, { ids: live });
  await ask(guest, calls.getVisitorConversation, { ids: live });
  await ask(guest, calls.cancelHandoff, { ids: live });
  await ask(owner, calls.listInbox);
  await ask(owner, calls.getInboxConversation, { ids: live });
  await ask(owner, calls.assignConversation, { ids: live, body: {} });
  await ask(owner, calls.sendMemberTyping, { ids: live });
  await ask(owner, calls.replyToVisitor, { ids: live, body: { text: 'Here I am' } });
  await ask(owner, calls.addInboxNote, { ids: live, body: { text: 'swordfish' } });
  await ask(owner, calls.draftFaq, { ids: live });
  await ask(owner, calls.markInboxSeen, { ids: live, body: { seq: 1 } });
  await ask(owner, calls.openInboxStream);
  await ask(owner, calls.snoozeConversation, { ids: live, body: {} });
  await ask(owner, calls.closeConversation, { ids: live, body: {} });
  await ask(owner, calls.undoConversationChange, { ids: live });
  await ask(owner, calls.reopenConversation, { ids: live });
  await ask(owner, calls.handBackConversation, { ids: live });
  await ask(owner, calls.getTranscript, { ids: live });
  await ask(owner, calls.deleteConversation, { ids: live });
}

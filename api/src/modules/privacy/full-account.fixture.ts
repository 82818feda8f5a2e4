import {
  addInboxNote,
  completeDemoPayment,
  createIdentitySecret,
  addPasskey,
  createToken,
  createWebhook,
  inviteMember,
  initiatePayment,
  listSources,
  startPasskey,
  type Chatbot,
} from '@askwell/contracts';
import { visitor, type HttpClient, type TestApi, type TestOwner, type Visitor } from '@askwell/testing';
import { expect, vi } from 'vitest';
import { softwarePasskey } from '../accounts/passkeys/software-authenticator.fixture.ts';
import { photo } from '../logos/images.fixture.ts';
import { turnOnTwoStep } from '../accounts/two-step/two-step.fixture.ts';

/** An owner with something of everything that an account can hold; for tests. */
export async function fullAccount(
  api: TestApi,
  { retention = 'forever' }: { retention?: Chatbot['retention'] } = {},
): Promise<{ owner: TestOwner; chatbot: Chatbot; visitor: Visitor; code: string }> {
  const owner = await api.build.owner();
  const client = api.as(owner);
  const { orderId } = await client.call(initiatePayment, { body: { plan: 'premium' } });
  await client.call(completeDemoPayment, { body: { orderId } });
  const chatbot = await api.build.chatbot(owner, {
    name: 'Help desk',
    retention,
    knowledgeBase: { faqs: [{ question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' }] },
  });
  await client.call(inviteMember, { body: { email: 'invited@example.com', role: 'editor' } });
  await client.call(createToken, { body: { name: 'Nightly export' } });
  await client.call(createWebhook, {
    body: {
      url: 'http://127.0.0.1:9/hook',
      events: ['question.unanswered', 'contact.left', 'conversation.ended'],
    },
  });
  await client.call(createIdentitySecret, { params: { id: chatbot._id } });
  const logo = new Uint8Array(await photo('png'));
  await client.send('PUT', `/api/chatbot/${chatbot._id}/logo`, { body: logo });
  await readDocument(client, chatbot._id);
  const guest = visitor(api.url, chatbot._id);
  await guest.ask('Do you ship abroad?');
  await guest.ask('How do quarks taste on the moon?');
  await guest.rate({ rating: 4, comment: 'kind' });
  await guest.leaveContact({ email: 'guest@example.com', name: 'Guest' });
  await client.call(addInboxNote, {
    params: { id: guest.conversation()?.conversationId ?? '' },
    body: { text: 'Is a regular' },
  });
  const page = { Origin: 'https://shop.example' };
  await api.anonymous.post(`/api/widget/${chatbot._id}/views`, undefined, page);
  await client.put('/api/auth/profile', { email: `new-${owner.email}` });
  const { data } = await client.call(startPasskey, { body: { currentPassword: owner.password } });
  const passkey = softwarePasskey({ rpId: 'askwell.test', origin: 'http://askwell.test' });
  const credential = passkey.created(data.options.challenge);
  await client.call(addPasskey, { body: { name: 'Laptop', credential } });
  // Its challenge waits for an answer.
  await client.call(startPasskey, { body: { currentPassword: owner.password } });
  const { recoveryCodes } = await turnOnTwoStep(api, owner);
  await api.anonymous.post('/api/auth/login', { email: owner.email, password: owner.password });
  return { owner, chatbot, visitor: guest, code: recoveryCodes[0] ?? '' };
}

/** Uploads a document and waits until it is read. */
async function readDocument(client: HttpClient, id: string): Promise<void> {
  const path = `/api/chatbot/${id}/sources/files?name=gifts.md`;
  await client.send('POST', path, {
    body: '# Gifts\n\n## Do you wrap gifts?\n\nYes, in rice paper, for two euros.',
  });
  await vi.waitFor(
    async () => {
      const { data } = await client.call(listSources, { params: { id } });
      expect(data.sources[0]?.status).toBe('ready');
    },
    { timeout: 60_000 },
  );
}

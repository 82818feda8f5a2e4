import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Fleet } from './fleet.ts';
import type { Ledger } from './ledger.ts';

const questions = [
  'When are you open?',
  'How much is shipping?',
  'Can I return an item?',
  'Do you sell gift cards?',
  'I want to talk to a person',
];
/** A chatbot that is being deleted is not there any more. */
const gone = [401, 404];
const unavailable = 503;
const patienceMs = 120_000;

const Reply = z.object({
  conversationId: z.string(),
  conversationToken: z.string(),
  messageId: z.string(),
  source: z.string(),
});
type Conversation = Pick<z.infer<typeof Reply>, 'conversationId' | 'conversationToken'>;

let asked = 0;

/**
 * One visitor: asks up to six questions, leaves some replies in the middle, judges, rates, leaves
 * an address or deletes the conversation.
 */
export async function visit(fleet: Fleet, ledger: Ledger, chatbotId: string): Promise<void> {
  const visitorId = `visitor-${randomUUID()}`;
  let conversation: Conversation | null = null;
  for (let turn = 0; turn < 1 + pick(6); turn += 1) {
    asked += 1;
    const text = `${questions[pick(questions.length)]} (${asked})`;
    const body = { visitorId, ...conversation, text };
    if (chance(0.1)) {
      await leaveInTheMiddle(fleet, chatbotId, body);
      continue;
    }
    const answer = await send(fleet, ledger, { call: 'message', path: `/${chatbotId}/messages`, body });
    if (answer === null) return;
    const reply = Reply.parse(answer);
    const { conversationId, messageId } = reply;
    conversation = { conversationId, conversationToken: reply.conversationToken };
    ledger.acknowledged.push({ chatbotId, conversationId, question: text, replyId: messageId });
    // What waits for a person has no reply yet that could be judged.
    if (reply.source === 'human') continue;
    const judging = { call: 'feedback', path: `/${chatbotId}/messages/${messageId}/feedback` };
    if (chance(0.2)) await send(fleet, ledger, { ...judging, body: { helpful: chance(0.7) }, conversation });
  }
  if (conversation !== null) await end(fleet, ledger, chatbotId, conversation);
}

async function end(
  fleet: Fleet,
  ledger: Ledger,
  chatbotId: string,
  conversation: Conversation,
): Promise<void> {
  const path = `/${chatbotId}/conversations/${conversation.conversationId}`;
  const call = (name: string, body: object) =>
    send(fleet, ledger, { call: name, path: `${path}/${name}`, body, conversation });
  if (chance(0.3)) await call('rating', { rating: 1 + pick(5) });
  if (chance(0.1)) await call('contact', { email: 'maya@example.com' });
  if (chance(0.1)) {
    ledger.noteDeleted(conversation.conversationId);
    await send(fleet, ledger, { call: 'forget', path, method: 'DELETE', conversation });
  }
}

/** Reads the beginning of a streamed reply and closes the page; nothing is promised then. */
async function leaveInTheMiddle(fleet: Fleet, chatbotId: string, body: object): Promise<void> {
  const leaving = new AbortController();
  try {
    const response = await fetch(`${fleet.anyUrl()}/api/widget/${chatbotId}/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify(body),
      signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(patienceMs)]),
    });
    for await (const piece of response.body ?? []) if (piece.byteLength > 0) break;
  } catch {
    // The process was killed under it.
  } finally {
    leaving.abort();
  }
}

type Call = {
  call: string;
  path: string;
  method?: 'POST' | 'DELETE';
  body?: object;
  conversation?: Conversation;
};

/** The body of a successful answer; null for any other, which the ledger judges. */
async function send(
  fleet: Fleet,
  ledger: Ledger,
  { call, path, method = 'POST', body, conversation }: Call,
): Promise<unknown> {
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    ...(conversation && { Authorization: `Bearer ${conversation.conversationToken}` }),
  };
  const [, chatbotId = ''] = path.split('/');
  try {
    const response = await fetch(`${fleet.anyUrl()}/api/widget${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    const allowed = ledger.isDeleted(chatbotId) ? [unavailable, ...gone] : [unavailable];
    ledger.note(call, response.status, text, allowed);
    return response.ok ? JSON.parse(text) : null;
  } catch (error) {
    ledger.noteFailure(call, error);
    return null;
  }
}

const pick = (count: number): number => Math.floor(Math.random() * count);
const chance = (share: number): boolean => Math.random() < share;

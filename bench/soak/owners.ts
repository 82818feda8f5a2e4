import { setTimeout as pause } from 'node:timers/promises';
import { getAnalytics, getChatbot, listConversations, updateKnowledgeBase } from '@askwell/contracts';
import { makeChatbot, shopFaqs, signUpOwner, type ProductOwner } from '@askwell/testing';
import { MongoClient } from 'mongodb';
import type { Fleet } from './fleet.ts';
import type { Ledger } from './ledger.ts';
import { visit } from './visitors.ts';

/** Answers that a fault of the soak may cause: no database, or a process that stops. */
const faults = [503];

export type Shop = { owner: ProductOwner; chatbotIds: string[] };

/**
 * An owner on Premium with two chatbots, made before the faults begin. Visitors of the second one
 * can ask for a person; the chatbot answers some of them, and no person ever does.
 */
export async function openShop(fleet: Fleet): Promise<Shop> {
  const owner = await signUpOwner(fleet.steady.url, fleet.mails);
  const client = new MongoClient(fleet.mongodbUri);
  const endDate = new Date(Date.now() + 365 * 86_400_000);
  const subscription = { plan: 'premium', active: true, endDate };
  await client.db().collection('users').updateOne({ email: owner.email }, { $set: { subscription } });
  await client.close();
  const handoff = { isOn: true, answersWhileWaiting: Math.random() < 0.5 };
  const chatbots = [await makeChatbot(owner), await makeChatbot(owner, { name: 'Second desk', handoff })];
  return { owner, chatbotIds: chatbots.map(({ _id }) => _id) };
}

/** What an owner does in a day: edits the knowledge base, and reads conversations and analytics. */
export async function workAsOwner(
  fleet: Fleet,
  ledger: Ledger,
  { owner, chatbotIds }: Shop,
  isOver: () => boolean,
): Promise<void> {
  const call = caller(fleet, ledger, owner.token);
  for (let day = 0; !isOver(); day += 1) {
    const id = chatbotIds[day % chatbotIds.length] ?? '';
    const faqs = [...shopFaqs, { question: `What is new on day ${day}?`, answer: `Offer ${day}.` }];
    await call('PUT', updateKnowledgeBase.path, id, { faqs });
    await call('GET', getChatbot.path, id);
    await call('GET', `${getAnalytics.path}?timeRange=24h`, id);
    await call('GET', listConversations.path, id);
    await pause(500);
  }
}

/**
 * Somebody who signs up, has visitors for a while, and deletes the chatbot or the account under
 * them.
 */
export async function comeAndGo(fleet: Fleet, ledger: Ledger): Promise<void> {
  const made = await signUpOwner(fleet.steady.url, fleet.mails)
    .then(async (owner) => ({ owner, id: (await makeChatbot(owner))._id }))
    // A fault of the soak came in between; the next one signs up.
    .catch(() => null);
  if (made === null) return;
  const { owner, id } = made;
  const visits = Array.from({ length: 4 }, () => visit(fleet, ledger, id));
  await visits[0];
  ledger.noteDeleted(id);
  const call = caller(fleet, ledger, owner.token);
  const deletion = { currentPassword: owner.password, confirmation: owner.email };
  await (Math.random() < 0.5
    ? call('DELETE', getChatbot.path, id)
    : call('POST', '/api/account/deletion', id, deletion));
  await Promise.all(visits);
}

const caller =
  (fleet: Fleet, ledger: Ledger, token: string) =>
  async (method: string, path: string, id: string, body?: object): Promise<void> => {
    const name = `${method} ${path.replace(/\?.*/, '')}`;
    try {
      const response = await fetch(`${fleet.anyUrl()}${path.replace(':id', id)}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(120_000),
      });
      ledger.note(name, response.status, await response.text(), faults);
    } catch (error) {
      ledger.noteFailure(name, error);
    }
  };

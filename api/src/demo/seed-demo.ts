import { ObjectId } from 'mongodb';
import { sealedApiKey } from '../modules/accounts/api-keys.index.ts';
import { monthOf } from '../kernel/owner.ts';
import { type ChatbotDocument, saveKnowledge } from '../modules/chatbots/index.ts';
import type { Services } from '../compose.ts';
import { demoOwner } from './demo-owner.ts';
import { historyOf, type Hour } from './history.ts';
import { storeHistory } from './store-history.ts';
import { teaShop, teaShopKnowledge } from './tea-shop.ts';

/** Always the same ones, so that a seeding that was broken off is found and done again. */
const ownerId = new ObjectId('64656d6f0000000000000001');
const chatbotId = new ObjectId('64656d6f0000000000000002');

/** Twice the longest period, so that there is something to compare it with. */
const days = 180;

/**
 * Fills in the demo: an owner, a chatbot that is deployed, and what visitors did with it until now.
 * Done once; returns what to tell the person at the terminal.
 */
export const seedDemo = async (services: Services): Promise<string[]> => {
  if (!(await services.users.findByEmail(demoOwner.email))) await seed(services);
  const { publicUrl } = services.config;
  return [
    'The demo is ready. Sign in and look around:',
    `  address   ${publicUrl}/login`,
    `  email     ${demoOwner.email}`,
    `  password  ${demoOwner.password}`,
    `  chatbot   ${publicUrl}/test/${ownerId.toHexString()}/${chatbotId.toHexString()}`,
    '  replies come from a simulated Gemini on this machine',
    '',
  ];
};

const seed = async (services: Services): Promise<void> => {
  const now = services.clock();
  await removeHalfDone(services);
  const chatbot = await seedChatbot(services, now);
  const history = [...historyOf(teaShopKnowledge.faqs, days, now)];
  await storeHistory(services, chatbot, history);
  // The account comes last: as long as it is missing, the demo is not complete.
  await seedOwner(services, now, history);
};

const removeHalfDone = async (services: Services) => {
  const { chatbots, knowledge, sightings, conversations, messages, counting } = services;
  await Promise.all([
    sightings.remove(ownerId, chatbotId),
    knowledge.removeOf(ownerId, chatbotId),
    conversations.removeOf(ownerId, chatbotId),
    messages.removeOf(ownerId, chatbotId),
    counting.forget(chatbotId),
    chatbots.remove(ownerId, chatbotId),
  ]);
};

const seedChatbot = async (
  { chatbots, knowledge, sightings }: Services,
  now: Date,
): Promise<ChatbotDocument> => {
  const startedAt = new Date(now.getTime() - days * 86_400_000);
  const chatbot = {
    ...teaShop,
    ...(await saveKnowledge(knowledge, ownerId, chatbotId, teaShopKnowledge)),
    _id: chatbotId,
    slot: 0,
    isDeployed: true,
    deployedAt: startedAt,
    firstVisitorAt: startedAt,
    revision: 0,
    createdAt: startedAt,
    updatedAt: startedAt,
  };
  await chatbots.insert(ownerId, chatbot);
  await sightings.note(ownerId, chatbotId, 'fern-and-kettle.example', now);
  return { ...chatbot, ownerId };
};

const seedOwner = async (services: Services, now: Date, history: readonly Hour[]): Promise<void> => {
  const { users, passwords } = services;
  const month = monthOf(now);
  const messages = history
    .flatMap(({ talks }) => talks.flatMap(({ exchanges }) => exchanges))
    .filter(({ askedAt }) => monthOf(askedAt) === month).length;
  await users.insert({
    _id: ownerId,
    name: 'Nadia Rahman',
    email: demoOwner.email,
    verifiedAt: now,
    pendingEmail: null,
    passwordHash: await passwords.hash(demoOwner.password),
    apiKey: sealedApiKey(services, ownerId, 'AIzaSyDemoDemoDemoDemoDemoDemoDemoTea4', 'valid'),
    subscription: { plan: 'premium', active: true, endDate: new Date(now.getTime() + 200 * 86_400_000) },
    usage: { month, messages, isOwnerTold: false },
    sessions: [],
    createdAt: new Date(now.getTime() - (days + 2) * 86_400_000),
  });
};

import { randomBytes } from 'node:crypto';
import { createChatbot, deployChatbot, type BodyOf, type Chatbot, type GivenRole } from '@askwell/contracts';
import { newSession, sealedApiKey, type Services } from '@askwell/api';
import { ObjectId } from 'mongodb';
import { visitor } from '../visitor.ts';
import { httpClient } from './client.ts';

export type TestOwner = {
  id: string;
  name: string;
  email: string;
  password: string;
  /** In the clear; null when none was saved. */
  apiKey: string | null;
  token: string;
};

/** A member of another person's account; `api.as(member)` chooses that account. */
export type TestMember = TestOwner & { accountId: string };

export type OwnerOptions = {
  plan?: 'free' | 'premium';
  verified?: boolean;
  /** A key, or null for an owner without one; by default one that the simulator takes. */
  apiKey?: string | null;
  apiKeyStatus?: 'valid' | 'unchecked' | 'rejected';
  name?: string;
  email?: string;
  password?: string;
  messagesThisMonth?: number;
  /** When Premium ends; in a year by default. */
  endDate?: Date | null;
  /**
   * The session counts as used for a month to come, for tests that put the clock forward by weeks.
   */
  staysSignedIn?: boolean;
};

export type ChatbotOptions = Partial<BodyOf<typeof createChatbot>> & { deployed?: boolean };

export type ShopOptions = ChatbotOptions & { owner?: OwnerOptions };

/** Creates what a test starts with: owners in the database, the rest through the API. */
export const builders = (services: Services, url: string) => {
  const owner = async ({
    plan = 'free',
    verified = true,
    apiKey = 'AIzaSyTestTestTestTestTestTestTest3f9K',
    apiKeyStatus = 'valid',
    name = 'Asha Rao',
    email = `owner-${randomBytes(6).toString('hex')}@example.com`,
    password = 'correct horse',
    messagesThisMonth = 0,
    endDate,
    staysSignedIn = false,
  }: OwnerOptions = {}): Promise<TestOwner> => {
    const { users, passwords, clock } = services;
    const _id = new ObjectId();
    const now = clock();
    const { session, token } = newSession(services, _id, 'test');
    await users.insert({
      _id,
      name,
      email,
      verifiedAt: verified ? now : null,
      pendingEmail: null,
      passwordHash: await passwords.hash(password),
      apiKey: apiKey === null ? null : sealedApiKey(services, _id, apiKey, apiKeyStatus),
      subscription: {
        plan,
        active: true,
        endDate: endDate ?? (plan === 'premium' ? new Date(now.getTime() + 365 * 86_400_000) : null),
      },
      usage: { month: now.toISOString().slice(0, 7), messages: messagesThisMonth, isOwnerTold: false },
      sessions: [
        { ...session, ...(staysSignedIn && { lastUsedAt: new Date(now.getTime() + 30 * 86_400_000) }) },
      ],
      createdAt: now,
    });
    return { id: _id.toHexString(), name, email, password, apiKey, token };
  };

  /** A person with an own account who is a member of this one. */
  const member = async (
    account: Pick<TestOwner, 'id'>,
    role: GivenRole,
    options: OwnerOptions = {},
  ): Promise<TestMember> => {
    const { members, clock } = services;
    const person = await owner(options);
    const ownerId = new ObjectId(account.id);
    const seat = {
      _id: new ObjectId(),
      ownerId,
      userId: new ObjectId(person.id),
      role,
      state: 'active',
      joinedAt: clock(),
    } as const;
    for (let slot = 1; !(await members.insert({ ...seat, slot })); slot += 1) {
      if (slot > 100) throw new Error('all seats are taken');
    }
    return { ...person, accountId: account.id };
  };

  const chatbot = async (
    { token }: Pick<TestOwner, 'token'>,
    { deployed = true, ...draft }: ChatbotOptions = {},
  ): Promise<Chatbot> => {
    const client = httpClient(url, token);
    const { data } = await client.call(createChatbot, { body: { name: 'Help desk', ...draft } });
    if (deployed) await client.call(deployChatbot, { params: { id: data.chatbot._id } });
    return data.chatbot;
  };

  /** An owner with a deployed chatbot and its visitors. */
  const shop = async ({ owner: ownerOptions, ...chatbotOptions }: ShopOptions = {}) => {
    const shopOwner = await owner(ownerOptions);
    const shopChatbot = await chatbot(shopOwner, chatbotOptions);
    const newVisitor = () => visitor(url, shopChatbot._id);
    return {
      owner: shopOwner,
      /** The API as the owner uses it. */
      client: httpClient(url, shopOwner.token),
      chatbot: shopChatbot,
      chatbotId: shopChatbot._id,
      visitor: newVisitor(),
      newVisitor,
    };
  };

  return { owner, member, chatbot, shop };
};

export type Shop = Awaited<ReturnType<ReturnType<typeof builders>['shop']>>;

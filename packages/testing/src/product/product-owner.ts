import { randomBytes } from 'node:crypto';
import {
  createChatbot,
  deployChatbot,
  getChatbot,
  register,
  updateProfile,
  verifyEmail,
  type BodyOf,
  type Chatbot,
} from '@askwell/contracts';
import { httpClient, type HttpClient } from '../api/client.ts';
import type { SmtpSimulator } from '../smtp/index.ts';

export type ProductOwner = {
  name: string;
  email: string;
  password: string;
  token: string;
  /** The API with this owner's session. */
  api: HttpClient;
};

/**
 * Signs up, reads the code from the mail, verifies, and saves an API key unless `apiKey` is null:
 * all over HTTP.
 */
export async function signUpOwner(
  url: string,
  mails: SmtpSimulator,
  {
    name = 'Asha Rao',
    apiKey = 'AIzaSyTestTestTestTestTestTestTest3f9K',
  }: { name?: string; apiKey?: string | null } = {},
): Promise<ProductOwner> {
  const email = `owner-${randomBytes(6).toString('hex')}@example.com`;
  const password = 'correct horse';
  const anonymous = httpClient(url);
  await anonymous.call(register, { body: { name, email, password } });
  const { code } = await mails.nextMail(email);
  const { token } = await anonymous.call(verifyEmail, { body: { email, otp: code } });
  const api = httpClient(url, token);
  if (apiKey !== null) await api.call(updateProfile, { body: { geminiApiKey: apiKey } });
  return { name, email, password, token, api };
}

/** A chatbot of this owner with three FAQs of a small shop, deployed unless told otherwise. */
export async function makeChatbot(
  { api }: ProductOwner,
  { deployed = true, ...draft }: Partial<BodyOf<typeof createChatbot>> & { deployed?: boolean } = {},
): Promise<Chatbot> {
  const { data } = await api.call(createChatbot, {
    body: { name: 'Help desk', knowledgeBase: { faqs: shopFaqs }, ...draft },
  });
  if (!deployed) return data.chatbot;
  const params = { id: data.chatbot._id };
  await api.call(deployChatbot, { params });
  return (await api.call(getChatbot, { params })).data.chatbot;
}

export const shopFaqs = [
  { question: 'When are you open?', answer: 'We are open from 9 to 6, Monday to Saturday.' },
  { question: 'How much is shipping?', answer: 'Shipping costs $5, and nothing for orders over $50.' },
  { question: 'Can I return an item?', answer: 'You can return anything within 30 days for a full refund.' },
];

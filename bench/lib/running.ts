import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { updateKnowledgeBase } from '@askwell/contracts';
import { startEmbeddedMongo } from '@askwell/embedded-mongo';
import {
  makeChatbot,
  signUpOwner,
  startGemini,
  startProduct,
  startSmtp,
  type GeminiSimulator,
  type Product,
  type ProductOwner,
  type SmtpSimulator,
} from '@askwell/testing';
import { MongoClient } from 'mongodb';
import { countCommands, type CommandCounter } from './count-commands.ts';
import { storeOf } from './processes.ts';

export type Running = {
  url: string;
  mongodbUri: string;
  gemini: GeminiSimulator;
  mails: SmtpSimulator;
  /** On Premium; its chatbot is deployed and has 100 FAQs. */
  owner: ProductOwner;
  chatbotId: string;
  pids: { api: number; store: number };
  /** Null where they are not counted. */
  commands: CommandCounter | null;
};

/** As the product runs it, not from its sources. */
const builtStore = fileURLToPath(new URL('../../api/dist/embedded-mongo.js', import.meta.url));

/**
 * Runs the built product on an embedded store, with a Gemini that answers at once or at a given
 * pace; the simulators run in this process. `isCounted`: the commands to the store are counted,
 * which takes processor time here. `isStoreOwn`: the product starts the store, as `npm start` does,
 * and no second process can be added.
 */
export async function withProduct<Result>(
  measure: (running: Running) => Promise<Result>,
  pace = { firstMs: 0, pieceMs: 0 },
  env: Record<string, string> = {},
  { isCounted = false, isStoreOwn = false } = {},
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'askwell-bench-'));
  const given = isStoreOwn ? null : await startEmbeddedMongo({ dataDir, entry: builtStore });
  const [gemini, mails] = await Promise.all([startGemini({ pace }), startSmtp()]);
  const commands = given && isCounted ? await countCommands(given.uri) : null;
  const product = await startProduct({
    env: {
      ...(given && {
        MONGODB_URI: commands
          ? new URL('/askwell?directConnection=true', commands.uri).href
          : new URL('/askwell', given.uri).href,
      }),
      GEMINI_BASE_URL: gemini.url,
      SMTP_URL: mails.url,
      DATABASE_TIMEOUT: '4',
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  try {
    const store = given ?? (await storeOf(product));
    const mongodbUri = new URL('/askwell', store.uri).href;
    const owner = await signUpOwner(product.url, mails);
    await upgrade(mongodbUri, owner.email);
    const chatbot = await makeChatbot(owner);
    await owner.api.call(updateKnowledgeBase, { params: { id: chatbot._id }, body: { faqs } });
    const pids = { api: product.pid, store: store.pid };
    return await measure({
      url: product.url,
      mongodbUri,
      gemini,
      mails,
      owner,
      chatbotId: chatbot._id,
      pids,
      commands,
    });
  } catch (error) {
    throw new Error(`the measurement failed; the product's last log lines:\n${lastLines(product)}`, {
      cause: error,
    });
  } finally {
    await product.stop();
    commands?.stop();
    await Promise.all([gemini.stop(), mails.stop(), given?.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  }
}

const lastLines = ({ output }: Product): string => output().trimEnd().split('\n').slice(-20).join('\n');

/** A quota is not what is measured. */
async function upgrade(mongodbUri: string, email: string): Promise<void> {
  const client = new MongoClient(mongodbUri);
  const subscription = { plan: 'premium', active: true, endDate: new Date(Date.now() + 365 * 86_400_000) };
  await client.db().collection('users').updateOne({ email }, { $set: { subscription } });
  await client.close();
}

const faqs = Array.from({ length: 100 }, (_, index) => ({
  question: `How much is item ${index}?`,
  answer: `Item ${index} costs $${index + 1}, and ships within ${(index % 7) + 1} days.`,
}));

/** What one visitor asks; each index is a visitor of its own. */
export const question = (index: number) => ({
  visitorId: `visitor-${String(index).padStart(16, '0')}`,
  text: `How much is item ${index % 100}?`,
});

/** A question to the provider itself, at the address of its simulator. */
export const providerCall = (gemini: string): { url: string; body: string } => ({
  url: `${gemini}/v1beta/models/simulated:streamGenerateContent?alt=sse`,
  body: JSON.stringify({ contents: [{ role: 'user', parts: [{ text: 'How much is item 1?' }] }] }),
});

/** Sends the message of one visitor and reads the whole reply. Throws when it is refused. */
export async function sendMessage(url: string, chatbotId: string, index: number): Promise<void> {
  const response = await fetch(`${url}/api/widget/${chatbotId}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(question(index)),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`a message was answered ${response.status}: ${text}`);
}

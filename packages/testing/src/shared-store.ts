import { emptyDatabase } from './api/database.ts';
import { startGemini, type GeminiSimulator } from './gemini/index.ts';
import { startProduct, type Product } from './product/start-product.ts';
import { startSmtp, type SmtpSimulator } from './smtp/index.ts';

/** An empty database, a mail server and a simulated model that several processes share. */
export type SharedStore = {
  gemini: GeminiSimulator;
  mails: SmtpSimulator;
  /** Starts one more process of the product, with these further environment variables. */
  startProcess: (env?: Record<string, string>) => Promise<Product>;
  /** Stops what is shared, and every process that was started. */
  stop: () => Promise<void>;
};

export async function startSharedStore(): Promise<SharedStore> {
  const [gemini, mails, mongodbUri] = await Promise.all([startGemini(), startSmtp(), emptyDatabase()]);
  const secret = 'a secret that all processes share, long enough';
  const shared = {
    MONGODB_URI: mongodbUri,
    GEMINI_BASE_URL: gemini.url,
    SMTP_URL: mails.url,
    AUTH_SECRET: secret,
    ENCRYPTION_KEY: secret,
  };
  const started: Product[] = [];
  return {
    gemini,
    mails,
    startProcess: async (env = {}) => {
      const product = await startProduct({ env: { ...shared, ...env } });
      started.push(product);
      return product;
    },
    stop: async () => {
      await Promise.all(started.map((product) => product.stop()));
      await Promise.all([gemini.stop(), mails.stop()]);
    },
  };
}

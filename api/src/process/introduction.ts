import { join, relative, resolve } from 'node:path';
import type { Config } from '../config.ts';

/** Where the product runs, and what it does without because of what is not configured. */
export function introduction({
  brand,
  publicUrl,
  dataDir,
  mongodbUri,
  mail,
  razorpay,
  hasDemoPayments,
}: Config): string[] {
  const nearby = relative('', resolve(dataDir)) || '.';
  const folder = nearby.startsWith('..') ? resolve(dataDir) : nearby;
  return [
    '',
    `${brand.name} runs at ${publicUrl}`,
    ...(mongodbUri === null ? [`  data      embedded store in ${folder} (MONGODB_URI is not set)`] : []),
    ...(mail.smtpUrl === null
      ? [
          `  mail      codes are printed here, mails are files in ${join(folder, 'outbox')} (SMTP_URL is not set)`,
        ]
      : []),
    ...(razorpay === null
      ? [`  payments  ${hasDemoPayments ? 'demo payments' : 'none'} (RAZORPAY_KEY_ID is not set)`]
      : []),
    'Stop it with Ctrl-C.',
    '',
  ];
}

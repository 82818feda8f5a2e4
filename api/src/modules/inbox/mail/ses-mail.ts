import type { InboundMail } from '@askwell/contracts';
import { z } from 'zod';

const Verdict = z.object({ status: z.string() }).optional();

/** What SES tells a topic of a mail that it has received. */
const SesNotification = z.object({
  notificationType: z.literal('Received'),
  receipt: z.object({
    recipients: z.array(z.string()),
    spamVerdict: Verdict,
    virusVerdict: Verdict,
    dmarcVerdict: Verdict,
    action: z.object({ encoding: z.string().optional() }),
  }),
  /** The raw mail. Absent where the rule stores it in a bucket. */
  content: z.string().max(400_000),
});

/**
 * The mail in a notification from SES. Null if it holds none, or if SES marked the mail as forged,
 * as spam or as a virus.
 */
export async function fromSes(message: string): Promise<InboundMail | null> {
  const { receipt, content } = notificationIn(message) ?? {};
  if (!receipt || content === undefined) return null;
  const verdicts = [receipt.spamVerdict, receipt.virusVerdict, receipt.dmarcVerdict];
  if (verdicts.some((verdict) => verdict?.status === 'FAIL')) return null;
  const raw = receipt.action.encoding === 'BASE64' ? Buffer.from(content, 'base64') : Buffer.from(content);
  // Most servers receive no mail: loaded with the first.
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 20 }).catch(() => null);
  const recipient = receipt.recipients.find((one) => /^r\+/i.test(one));
  if (!mail?.messageId || recipient === undefined) return null;
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key.toLowerCase(), value]));
  return { recipient, messageId: mail.messageId, text: mail.text ?? '', headers };
}

function notificationIn(message: string) {
  try {
    return SesNotification.safeParse(JSON.parse(message)).data;
  } catch {
    return undefined;
  }
}

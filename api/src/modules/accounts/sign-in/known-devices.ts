import type { Clock } from '../../../kernel/clock.ts';
import { deviceOf } from '../../audit/index.ts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import type { KnownDevice, UserDocument, UsersStore } from '../users.store.ts';

type Needs = {
  users: Pick<UsersStore, 'addDevice'>;
  outbox: Outbox;
  mailTemplates: MailTemplates;
  clock: Clock;
};

export const isKnownDevice = (user: Pick<UserDocument, 'devices'> | null, browser: string | null): boolean =>
  browser !== null && (user?.devices ?? []).some((device) => device.browser === browser);

/**
 * Remembers the browser of a sign-in. The owner is told by mail of each new one but the first,
 * which is that of the sign-up, and those that came by a code that was mailed (`isMailed`).
 */
export async function rememberDevice(
  { users, outbox, mailTemplates, clock }: Needs,
  user: Pick<UserDocument, '_id' | 'email' | 'devices'>,
  { browser, userAgent, isMailed }: { browser: string; userAgent: string; isMailed: boolean },
): Promise<void> {
  if (isKnownDevice(user, browser)) return;
  const firstSeenAt = clock();
  await users.addDevice(user._id, { browser, userAgent: userAgent.slice(0, 200), firstSeenAt });
  if (isMailed || !user.devices?.length) return;
  await outbox.add(mailTemplates.newDevice(user.email, deviceOf(userAgent), firstSeenAt));
}

/** What is exported of a device. */
export const presentDevice = ({ userAgent, firstSeenAt }: KnownDevice) => ({
  device: deviceOf(userAgent),
  firstSeenAt,
});

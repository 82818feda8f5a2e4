import type { SessionTokens } from '../../../http/session.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { ownerOf, type Owner } from '../../../kernel/owner.ts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import { rememberDevice } from '../sign-in/known-devices.ts';
import type { UserDocument, UsersStore } from '../users.store.ts';
import { newSession } from './new-session.ts';

export type SessionNeeds = {
  users: UsersStore;
  tokens: SessionTokens;
  outbox: Outbox;
  mailTemplates: MailTemplates;
  clock: Clock;
};

/** Starts a session of an owner who has proved to be one, and remembers the device. */
export async function startSession(
  services: SessionNeeds,
  user: UserDocument,
  device: { browser: string; userAgent: string; isMailed: boolean },
): Promise<{ token: string; owner: Owner }> {
  const { users, clock } = services;
  const { session, token } = newSession(services, user._id, device.userAgent);
  await users.addSession(user._id, session);
  await rememberDevice(services, user, device);
  return { token, owner: ownerOf(user, session.id, clock()) };
}

import type { Context } from 'koa';
import type { Clock } from '../../../kernel/clock.ts';
import type { Encryption } from '../../../kernel/encryption.ts';
import type { Owner } from '../../../kernel/owner.ts';
import { Problem } from '../../../kernel/problem.ts';
import { deviceOf, type AuditLog } from '../../audit/index.ts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { uriOf, newSecret, stepOf } from './totp.ts';
import type { TwoStepStore } from './two-step.store.ts';

export type ManageNeeds = {
  twoSteps: TwoStepStore;
  encryption: Encryption;
  audit: AuditLog;
  outbox: Outbox;
  mailTemplates: MailTemplates;
  brand: { name: string };
  clock: Clock;
};

/** How long a secret waits for the code that confirms it. */
const setupMs = 60 * 60_000;

/**
 * Turns two-step sign-in on and off. Each change is written to the owner's log and reported by
 * mail. Callers confirm the owner's identity first.
 */
export const manageTwoStep = ({
  twoSteps,
  encryption,
  audit,
  outbox,
  mailTemplates,
  brand,
  clock,
}: ManageNeeds) => {
  const contextOf = ({ id }: Owner) => ({ record: id.toHexString(), field: 'totpSecret' }) as const;

  return {
    /**
     * Creates a secret, which waits for its first code. Throws `conflict` while two-step sign-in is
     * on.
     */
    start: async (owner: Owner): Promise<{ secret: string; uri: string }> => {
      const secret = newSecret();
      const sealed = encryption.encrypt(secret, contextOf(owner));
      if (!(await twoSteps.start(owner.id, sealed, clock()))) throw new Problem('conflict');
      return { secret, uri: uriOf(secret, { issuer: brand.name, label: owner.email }) };
    },

    /**
     * Turns it on with the first code, ends all other sessions, and returns the recovery codes.
     * Throws `wrong_code`, and `conflict` when no secret waits.
     */
    confirm: async (owner: Owner, code: string, ctx: Context): Promise<string[]> => {
      const now = clock();
      const waiting = await twoSteps.find(owner.id);
      if (!waiting || waiting.confirmedAt || now.getTime() - waiting.startedAt.getTime() > setupMs) {
        throw new Problem('conflict');
      }
      const step = stepOf(encryption.decrypt(waiting.sealed, contextOf(owner)), code, now);
      if (step === null) throw new Problem('wrong_code');
      const { codes, hashes } = newRecoveryCodes();
      const confirmed = { confirmedAt: now, lastStep: step, recoveryHashes: hashes };
      if (!(await twoSteps.confirm(owner.id, waiting.sealed, confirmed, owner.sessionId))) {
        throw new Problem('conflict');
      }
      await audit.record(owner.id, { type: 'twoStep.turnedOn' }, ctx);
      await outbox.add(mailTemplates.twoStepTurnedOn(owner.email, deviceOf(ctx.get('User-Agent'))));
      return codes;
    },

    /** Replaces the recovery codes. Throws `conflict` when it is off. */
    renew: async (owner: Owner, ctx: Context): Promise<string[]> => {
      const { codes, hashes } = newRecoveryCodes();
      if (!(await twoSteps.setRecoveryHashes(owner.id, hashes))) throw new Problem('conflict');
      await audit.record(owner.id, { type: 'recoveryCodes.renewed' }, ctx);
      await outbox.add(mailTemplates.recoveryCodesRenewed(owner.email, deviceOf(ctx.get('User-Agent'))));
      return codes;
    },

    turnOff: async (owner: Owner, ctx: Context): Promise<void> => {
      await twoSteps.remove(owner.id);
      await audit.record(owner.id, { type: 'twoStep.turnedOff' }, ctx);
      await outbox.add(mailTemplates.twoStepTurnedOff(owner.email, deviceOf(ctx.get('User-Agent'))));
    },
  };
};

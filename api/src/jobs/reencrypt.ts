import type { EncryptedField } from '../kernel/encrypted-field.ts';
import type { Encryption } from '../kernel/encryption.ts';
import type { Logger } from '../kernel/log.ts';
import type { Job } from './scheduler.ts';

const day = 24 * 60 * 60_000;

/**
 * Encrypts with the current key whatever an older key has encrypted: at the start, and once a day.
 * A value that no key decrypts stays as it is, and is logged.
 */
export const reencryptJob = ({
  encryptedFields,
  encryption,
  log,
}: {
  encryptedFields: readonly EncryptedField[];
  encryption: Encryption;
  log: Logger;
}): Job => ({
  name: 'reencrypt',
  everyMs: day,
  run: async () => {
    const unreadable: Record<string, number> = {};
    for (const { field, without, replace } of encryptedFields) {
      for await (const { _id, value } of without(encryption.prefix)) {
        const renewed = renew(encryption, value, { record: _id.toHexString(), field });
        if (renewed === null) unreadable[field] = (unreadable[field] ?? 0) + 1;
        else await replace(_id, value, renewed);
      }
    }
    if (Object.keys(unreadable).length > 0) {
      log.error({ unreadable }, 'values cannot be decrypted: is ENCRYPTION_KEY_OLD missing?');
    }
  },
});

function renew(encryption: Encryption, value: string, context: Parameters<Encryption['reencrypt']>[1]) {
  try {
    return encryption.reencrypt(value, context);
  } catch {
    return null;
  }
}

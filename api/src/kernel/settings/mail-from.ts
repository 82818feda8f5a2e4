import { z } from 'zod';

const Address = z.email();

/**
 * The sender of all mails: an address, or a name with an address, such as
 * `Askwell <no-reply@example.com>`.
 */
export const MailFrom = z
  .string()
  .transform((text) => {
    const [, name, address] = /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>$/u.exec(text.trim()) ?? [];
    return { name: name?.trim() || undefined, address: address ?? text.trim() };
  })
  .refine(
    ({ address }) => Address.safeParse(address).success,
    'must be one email address, such as Askwell <no-reply@example.com>',
  );

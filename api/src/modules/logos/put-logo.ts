import { createHash } from 'node:crypto';
import type { ObjectId } from 'mongodb';
import type { Config } from '../../config.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Owner } from '../../kernel/owner.ts';
import { Problem } from '../../kernel/problem.ts';
import { type ChatbotsStore, logoUrl } from '../chatbots/index.ts';
import { encodeLogo } from './encode-logo.ts';
import type { LogosStore } from './logos.store.ts';

export type LogoNeeds = {
  chatbots: Pick<ChatbotsStore, 'setLogo'>;
  logos: LogosStore;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
};

/**
 * Makes an image the logo of a chatbot, and answers its address. Throws `invalid` as `encodeLogo`
 * does, `not_found` if the chatbot has been deleted in the meantime.
 */
export async function putLogo(
  { chatbots, logos, clock, config }: LogoNeeds,
  owner: Pick<Owner, 'id'>,
  chatbotId: ObjectId,
  bytes: Buffer,
): Promise<string> {
  const image = await encodeLogo(bytes);
  const logo = createHash('sha256').update(image).digest('hex').slice(0, 20);
  await logos.put(owner.id, chatbotId, logo, image, clock());
  if (!(await chatbots.setLogo(owner.id, chatbotId, logo))) {
    await logos.remove(owner.id, chatbotId);
    throw new Problem('not_found');
  }
  return logoUrl({ logo }, config.publicUrl) ?? '';
}

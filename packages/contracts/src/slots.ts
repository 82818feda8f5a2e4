import { z } from 'zod';
import { Id } from './contract/fields.ts';

/**
 * The slots of all remotes, with the props that a page gives to the component that is lent. The
 * build of lender and user writes them into `remote.json`, where the release check compares them.
 */
export const slots = {
  /** A link to the inbox with the number of conversations that need attention. */
  'inbox-count': z.object({}),
  /** One line about a chatbot's last seven days. */
  'chatbot-figures': z.object({ chatbotId: Id }),
};

export type SlotName = keyof typeof slots;

/** What a page gives to the component of a slot, by the slot's name. */
export type SlotProps = { [Name in SlotName]: z.infer<(typeof slots)[Name]> };

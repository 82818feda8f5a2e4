import type { InboxMember } from '@askwell/contracts';

const most = 6;

/** The members whom an `@` at the end of a text may mean; empty where there is none. */
export function mentionable(text: string, members: readonly InboxMember[]): InboxMember[] {
  const [, begun] = /(?:^|\s)@([\p{L}\p{N} .'-]{0,40})$/u.exec(text) ?? [];
  if (begun === undefined) return [];
  const wanted = begun.toLowerCase();
  return members.filter(({ name }) => name.toLowerCase().startsWith(wanted)).slice(0, most);
}

/** The text with the begun mention completed. */
export const withMention = (text: string, { name }: InboxMember): string =>
  `${text.slice(0, text.lastIndexOf('@'))}@${name} `;

/** The ids of the members whom a text mentions by their whole names. */
export const mentionedIn = (text: string, members: readonly InboxMember[]): string[] =>
  members.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id);

import type { ChatbotLink, FrameCommand, Registry } from '@askwell/contracts';
import { findPage } from '../remotes/find-page.ts';

type Place = { pathname: string; search: string };

const chatbotPath = /^\/chatbot\/([0-9a-f]{24})(?:\/|$)/;
const chatbotId = /^[0-9a-f]{24}$/;

/** The id of the chatbot that an address is about, by its path or by `?chatbot=`; else null. */
export function chatbotIn({ pathname, search }: Place): string | null {
  const named = new URLSearchParams(search).get('chatbot') ?? '';
  return chatbotPath.exec(pathname)?.[1] ?? (chatbotId.test(named) ? named : null);
}

/** The address of an entry for the chosen chatbot; null if it needs one and none is chosen. */
export const addressOf = ({ to }: { to: string }, chosen: string | null): string | null =>
  to.includes(':id') ? (chosen === null ? null : to.replace(':id', chosen)) : to;

/** The path of an address, without its query. */
export const pathOf = (address: string): string => address.split('?')[0] ?? address;

/** An entry whose address is known. */
export type Reachable<Entry> = Entry & { address: string };

/** The links of the chatbot bar of all remotes, in their order. */
export const chatbotLinksOf = (registry: Registry, chosen: string): Reachable<ChatbotLink>[] =>
  reachable(
    registry,
    registry.remotes.flatMap(({ frame }) => frame?.chatbotLinks ?? []),
    chosen,
  ).toSorted((a, b) => a.order - b.order);

/** The commands of all remotes that can be followed now. */
export const commandsOf = (registry: Registry, chosen: string | null): Reachable<FrameCommand>[] =>
  reachable(
    registry,
    registry.remotes.flatMap(({ frame }) => frame?.commands ?? []),
    chosen,
  );

/** Entries that lead to a page which a live remote has. */
function reachable<Entry extends { to: string }>(
  registry: Registry,
  entries: Entry[],
  chosen: string | null,
): Reachable<Entry>[] {
  return entries.flatMap((entry) => {
    const address = addressOf(entry, chosen);
    return address !== null && findPage(registry, pathOf(address)) ? [{ ...entry, address }] : [];
  });
}

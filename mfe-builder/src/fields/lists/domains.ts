import { limits } from '@askwell/contracts';
import type { FieldsWords } from '../../words/en/fields.ts';

const most = limits.chatbot.allowedDomains;

/** The domains to add, and the rejected entries with the reason for the first. */
export type EnteredDomains = { added: string[]; rejected: string[]; problem: string | undefined };

/** Reads one or more typed or pasted domains. Takes the host of a page's address. */
export const enterDomains = (
  text: string,
  present: readonly string[],
  words: FieldsWords['domains']['problems'],
): EnteredDomains => {
  const added: string[] = [];
  const rejected: string[] = [];
  let problem: string | undefined;
  for (const entry of text.split(/[\s,;]+/).filter(Boolean)) {
    const domain = domainOf(entry);
    const reason =
      domain === null
        ? words.invalid(entry)
        : present.includes(domain) || added.includes(domain)
          ? words.duplicate(domain)
          : present.length + added.length >= most
            ? words.full(most)
            : undefined;
    if (domain !== null && reason === undefined) added.push(domain);
    else {
      rejected.push(entry);
      problem ??= reason;
    }
  }
  return { added, rejected, problem };
};

/** The host name in an entry, as browsers send it; null if there is none. */
const domainOf = (entry: string): string | null => {
  const bare = entry.toLowerCase().replace(/^[a-z]+:\/\//, '');
  const wildcard = bare.startsWith('*.') ? '*.' : '';
  const address = `http://${bare.slice(wildcard.length)}`;
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : '';
  return form.test(host) && host.length + wildcard.length <= longest ? `${wildcard}${host}` : null;
};

const form = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;
const longest = 253;

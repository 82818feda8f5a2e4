import { limits } from '@askwell/contracts';

const most = limits.chatbot.allowedDomains;

/** What became of the domains that were entered: those to add, and those to go back to the field with a reason. */
export type EnteredDomains = { added: string[]; rejected: string[]; problem: string | undefined };

/** Reads one or more domains, as they are typed or pasted: addresses of pages count as well. */
export const enterDomains = (text: string, present: readonly string[]): EnteredDomains => {
  const added: string[] = [];
  const rejected: string[] = [];
  let problem: string | undefined;
  for (const entry of text.split(/[\s,;]+/).filter(Boolean)) {
    const domain = domainOf(entry);
    const reason =
      domain === null
        ? `“${entry}” is no domain. Please enter one such as example.com or *.example.com`
        : present.includes(domain) || added.includes(domain)
          ? `${domain} is in the list already`
          : present.length + added.length >= most
            ? `A chatbot has at most ${most} domains`
            : undefined;
    if (domain !== null && reason === undefined) added.push(domain);
    else {
      rejected.push(entry);
      problem ??= reason;
    }
  }
  return { added, rejected, problem };
};

/** The host name of what was entered, as browsers send it; null where there is none. */
const domainOf = (entry: string): string | null => {
  const bare = entry.toLowerCase().replace(/^[a-z]+:\/\//, '');
  const wildcard = bare.startsWith('*.') ? '*.' : '';
  const address = `http://${bare.slice(wildcard.length)}`;
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : '';
  return form.test(host) && host.length + wildcard.length <= longest ? `${wildcard}${host}` : null;
};

const form = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;
const longest = 253;

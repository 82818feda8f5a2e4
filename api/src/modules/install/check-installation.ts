import type { InstallCheck, InstallFinding } from '@askwell/contracts';
import { Problem } from '../../kernel/problem.ts';
import type { WebClient } from '../../providers/web/index.ts';
import type { ChatbotDocument } from '../chatbots/index.ts';
import { coversDomain } from '../chatbots/visitors.index.ts';
import { fetchPage, typedAddress } from '../sources/fetching.index.ts';
import { missingSources } from './page-policy.ts';
import { pageScripts } from './page-scripts.ts';

type Needs = { webClient: WebClient; publicUrl: string; stopping: AbortSignal };

/** The page is the owner's own, so the rules for crawlers in robots.txt do not apply. */
const everything = { isAllowed: () => true, pauseMs: 0, sitemaps: [], failure: null };

/**
 * Reads a page of an owner's website and says why the widget does not appear on it. Throws
 * `invalid` for text that is not a web address.
 */
export async function checkInstallation(
  { webClient, publicUrl, stopping }: Needs,
  chatbot: ChatbotDocument,
  isActive: boolean,
  typed: string,
): Promise<InstallCheck> {
  const address = typedAddress(typed);
  if (!address) {
    const message = 'Please enter the address of a web page, such as www.example.com';
    throw new Problem('invalid', { message, errors: [{ path: 'url', message }] });
  }
  const page = await fetchPage(webClient, address, {
    etag: null,
    lastModified: null,
    signal: stopping,
    rulesOf: async () => everything,
  });
  const url = page.kind === 'page' ? page.url : address;
  const found = (finding: InstallFinding, more: Partial<InstallCheck> = {}): InstallCheck => ({
    finding,
    url: url.href,
    domain: url.hostname,
    missing: [],
    outcome: null,
    hasTagManager: false,
    ...more,
  });
  if (page.kind === 'none' || page.kind === 'later') {
    return found('page_unreadable', { outcome: page.outcome });
  }
  if (page.kind !== 'page') return found('page_unreadable', { outcome: 'unreachable' });

  if (!/html/i.test(page.contentType ?? 'text/html')) {
    return found('page_unreadable', { outcome: 'not_a_document' });
  }
  const { scripts, policies, hasTagManager } = pageScripts(page.bytes.toString('utf8'));
  const ids = scripts.flatMap(({ src, nonce }) => {
    const [, id] = /\/widget\/([0-9a-f]{24})\.js(?:[?#]|$)/.exec(src) ?? [];
    const isOurs = URL.parse(src, url)?.origin === new URL(publicUrl).origin;
    return id !== undefined && isOurs ? [{ id, nonce }] : [];
  });
  const own = ids.find(({ id }) => id === chatbot._id.toHexString());
  if (!own) return found(ids.length > 0 ? 'other_chatbot' : 'script_missing', { hasTagManager });
  if (!isActive) return found('chatbot_inactive');
  if (!isAllowed(chatbot.allowedDomains, url.hostname)) return found('domain_not_allowed');
  const missing = missingSources(
    [...policies, ...(page.contentSecurityPolicy === null ? [] : [page.contentSecurityPolicy])],
    new URL(publicUrl).origin,
    own.nonce,
  );
  return missing.length > 0 ? found('blocked_by_policy', { missing }) : found('installed');
}

const isAllowed = (domains: readonly string[], host: string): boolean =>
  domains.length === 0 || domains.some((domain) => coversDomain(domain, host));

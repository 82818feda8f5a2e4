import { limits } from '@askwell/contracts';
import type { Clock } from '../../../kernel/clock.ts';
import { Problem } from '../../../kernel/problem.ts';
import { WebFailure, type WebClient, type WebResponse } from '../../../providers/web/index.ts';
import { linkedAddress } from '../fetching/page-address.ts';
import { robotsOf } from '../fetching/robots.ts';
import type { HostsStore } from '../stores/hosts.store.ts';

type Needs = { webClient: WebClient; sourceHosts: HostsStore; clock: Clock };

const mostRedirects = 3;
const timeoutMs = 10_000;

/**
 * Fetches the image that a website shows as its logo. It may be on another host, so each address is
 * checked like a page's. Throws `invalid` when there is none to be had.
 */
export async function fetchLogo(needs: Needs, address: string, signal: AbortSignal): Promise<Buffer> {
  const rulesOf = robotsOf(needs, signal);
  let url: URL | null = URL.parse(address);
  for (let redirects = 0; url && redirects <= mostRedirects; redirects += 1) {
    if (!(await rulesOf(url)).isAllowed(url)) break;
    const response = await request(needs.webClient, url, signal);
    if (response?.status === 200) return response.body;
    const target: URL | null = linkedAddress(response?.headers.location ?? '', url.href);
    url = url.protocol === 'https:' && target?.protocol === 'http:' ? null : target;
  }
  const message = 'The logo of your website could not be loaded. You can upload it on the Design tab.';
  throw new Problem('invalid', { message, errors: [{ path: 'logo', message }] });
}

async function request(web: WebClient, url: URL, signal: AbortSignal): Promise<WebResponse | null> {
  try {
    return await web.get(url, {
      accept: 'image/png, image/jpeg, image/webp',
      maxBytes: limits.logo.uploadBytes,
      timeoutMs,
      signal,
    });
  } catch (error) {
    if (error instanceof WebFailure) return null;
    throw error;
  }
}

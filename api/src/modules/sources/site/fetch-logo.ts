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

const message = 'The logo of your website could not be loaded. You can upload it on the Design tab.';

/** The refusal of a website's logo, whatever is wrong with it. */
export const noLogo = (): Problem => new Problem('invalid', { message, errors: [{ path: 'logo', message }] });

/**
 * Fetches the image that a website shows as its logo. It may be on another host, so each address is
 * checked like a page's. Throws `invalid` if it cannot be fetched.
 */
export async function fetchLogo(needs: Needs, address: string, signal: AbortSignal): Promise<Buffer> {
  const rulesOf = robotsOf(needs, signal);
  let url: URL | null = URL.parse(address);
  for (let redirects = 0; url && redirects <= mostRedirects; redirects += 1) {
    if (!(await rulesOf(url)).isAllowed(url)) break;
    const response = await request(needs.webClient, url, signal);
    if (response?.status === 200) return response.body;
    url = response && redirectOf(response, url);
  }
  throw noLogo();
}

/** Where a response leads; null if nowhere, or from HTTPS to HTTP. */
function redirectOf({ status, headers: { location } }: WebResponse, from: URL): URL | null {
  if (status < 300 || status > 399 || location === undefined) return null;
  const target = linkedAddress(location, from.href);
  return from.protocol === 'https:' && target?.protocol === 'http:' ? null : target;
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

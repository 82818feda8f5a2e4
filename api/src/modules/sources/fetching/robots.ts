import { WebFailure, type WebClient } from '../../../providers/web/index.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { HostsStore, StoredRobots } from '../stores/hosts.store.ts';
import { isSameSite, linkedAddress } from './page-address.ts';
import { robotsBytes, robotsRules, type RobotsRules } from './robots-rules.ts';

type Needs = { webClient: WebClient; sourceHosts: HostsStore; clock: Clock };

const mostRedirects = 5;
const timeoutMs = 10_000;
/** How long rules are kept: after a failure, until the site may be back. */
const keptMs = 86_400_000;
const keptAfterFailureMs = 30_000;

/** Finds the rules of a host, from the last day or from its robots.txt (RFC 9309). */
export const robotsOf =
  ({ webClient, sourceHosts, clock }: Needs, signal: AbortSignal) =>
  async (url: URL): Promise<RobotsRules> => {
    const now = clock();
    const known = await sourceHosts.robotsOf(url.hostname, now);
    if (known) return robotsRules(known, url);
    const fetched = await fetchRobots(webClient, url, signal);
    const isSlow = fetched.kind === 'unreachable' && fetched.outcome === 'slow_down';
    if (fetched.kind !== 'unreachable' || isSlow) {
      const until = new Date(now.getTime() + (isSlow ? keptAfterFailureMs : keptMs));
      await sourceHosts.setRobots(url.hostname, fetched, { now, until });
    }
    return robotsRules(fetched, url);
  };

async function fetchRobots(web: WebClient, page: URL, signal: AbortSignal): Promise<StoredRobots> {
  let url = new URL('/robots.txt', page);
  try {
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const { status, headers, body } = await web.get(url, {
        accept: 'text/plain',
        maxBytes: robotsBytes,
        cutsBody: true,
        timeoutMs,
        signal,
      });
      if (status >= 500 || status === 429) return { kind: 'unreachable', outcome: 'slow_down' };
      if (status >= 400) return { kind: 'none' };
      if (status < 300) return { kind: 'rules', text: body.toString('utf8') };
      const target = linkedAddress(headers.location ?? '', url.href);
      if (!target || !isSameSite(target, url)) return { kind: 'none' };
      url = target;
    }
    return { kind: 'none' };
  } catch (error) {
    if (!(error instanceof WebFailure)) throw error;
    // Headers of many kilobytes, or no text at all.
    const { reason } = error;
    if (reason === 'too_large' || reason === 'unreadable') return { kind: 'none' };
    return { kind: 'unreachable', outcome: reason === 'stopped' ? 'timeout' : reason };
  }
}

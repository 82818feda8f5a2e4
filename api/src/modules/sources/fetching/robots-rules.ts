import type { PageOutcome } from '@askwell/contracts';
import { LRUCache } from 'lru-cache';
import robotsParser from 'robots-parser';
import type { StoredRobots } from '../stores/hosts.store.ts';

/** The name that websites know us by in robots.txt. */
export const botName = 'AskwellBot';

/** What of a robots.txt is read (RFC 9309 asks for at least this much), in bytes. */
export const robotsBytes = 512_000;

/** Pauses between two requests, in milliseconds. A longer wish of the site is not honored. */
const longestPauseMs = 10_000;

export type RobotsRules = {
  isAllowed: (url: URL) => boolean;
  /** The pause that the site asks for, in milliseconds; 0 if it asks for none. */
  pauseMs: number;
  sitemaps: readonly string[];
  /** Why there are no rules, so that nothing may be read for now; null where there are. */
  failure: PageOutcome | null;
};

/** The rules of a site's robots.txt for us. */
export function robotsRules(robots: StoredRobots, url: URL): RobotsRules {
  const none = { pauseMs: 0, sitemaps: [] };
  if (robots.kind === 'none') return { ...none, isAllowed: () => true, failure: null };
  if (robots.kind === 'unreachable') return { ...none, isAllowed: () => false, failure: robots.outcome };
  const { origin } = url;
  const rules = parsed(`${origin}/robots.txt`, robots.text);
  const seconds = rules.getCrawlDelay(botName) ?? 0;
  return {
    // The rules of a host hold for both schemes.
    isAllowed: (page) => rules.isAllowed(`${origin}${page.pathname}${page.search}`, botName) !== false,
    pauseMs: Math.min(longestPauseMs, Math.max(0, seconds * 1000)),
    sitemaps: rules.getSitemaps(),
    failure: null,
  };
}

/** A site's rules are asked for each of its pages. */
const cache = new LRUCache<string, ReturnType<typeof robotsParser>>({ max: 50 });

function parsed(address: string, text: string) {
  const key = `${address}\n${text}`;
  const known = cache.get(key) ?? robotsParser(address, text);
  cache.set(key, known);
  return known;
}

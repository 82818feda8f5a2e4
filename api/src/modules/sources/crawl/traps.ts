const deepest = 5;
const mostSegments = 12;

/** Paths that hold no knowledge, or change something when they are fetched. */
const skippedPaths =
  /\/(wp-json|wp-admin|wp-login|cart|basket|checkout|login|signin|sign-in|logout|register|account|my-account|tag|tags|feed|xmlrpc|cgi-bin|search)(\/|\.|$)/i;
const skippedQueries =
  /[?&](add-to-cart|add_to_cart|replytocom|action|sort|orderby|order|filter|print|share|s|q)=/i;
/** Files that are no pages. */
const skippedFiles =
  /\.(jpe?g|png|gif|webp|svg|ico|css|m?js|json|xml|rss|atom|zip|gz|tar|rar|7z|exe|dmg|mp[34]|m4a|avi|mov|webm|woff2?|ttf|eot|docx?|xlsx?|pptx?|ics|vcf)$/i;

/** Whether a link leads to where a crawler would lose itself, or to no page. */
export function isTrap(url: URL, depth: number): boolean {
  const segments = url.pathname.split('/').filter(Boolean);
  return (
    depth > deepest ||
    segments.length > mostSegments ||
    segments.some((segment) => segments.filter((other) => other === segment).length >= 3) ||
    skippedPaths.test(url.pathname) ||
    skippedFiles.test(url.pathname) ||
    skippedQueries.test(url.search)
  );
}

const mostOfPattern = 20;
const mostQueriesOfPath = 3;

/**
 * Whether pages like this one have been found too often already: the same path but for numbers and
 * dates, or the same path with other queries. `known` are the addresses found so far.
 */
export function trapCounter(known: Iterable<string>) {
  const patterns = new Map<string, number>();
  const queries = new Map<string, number>();
  const add = (counts: Map<string, number>, name: string) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count;
  };
  const isTooMany = (url: URL): boolean => {
    const pattern = patternOf(url);
    // A path without a number is no pattern.
    const ofPattern = pattern === url.pathname ? 1 : add(patterns, pattern);
    const ofPath = url.search === '' ? 1 : add(queries, url.pathname);
    return ofPattern > mostOfPattern || ofPath > mostQueriesOfPath;
  };
  for (const address of known) {
    const url = URL.parse(address);
    if (url) isTooMany(url);
  }
  return isTooMany;
}

/** The path with a star for each number and each long id. */
const patternOf = ({ pathname }: URL): string => pathname.replace(/\d+|[0-9a-f]{16,}/gi, '*');

/**
 * A source that a page's Content-Security-Policy has to allow, and the directive that lacks it. The
 * source `'nonce-…'` means that the script element needs the nonce of the page.
 */
export type MissingSource = { directive: 'script-src' | 'connect-src'; source: string };

type Policy = ReadonlyMap<string, readonly string[]>;

/**
 * What a page's policies have to allow so that the widget works. `nonce` is that of the embed
 * code's script element. Every policy of a page applies.
 *
 * @param policies the values of `Content-Security-Policy`, of headers and of meta elements
 * @param origin the origin of our server
 */
export function missingSources(
  policies: readonly string[],
  origin: string,
  nonce: string | null,
): MissingSource[] {
  const missing = policies
    .flatMap((value) => value.split(','))
    .map(parsePolicy)
    .flatMap((policy): MissingSource[] => [
      ...missingScriptSource(policy, origin, nonce),
      ...(allows(sourcesOf(policy, ['connect-src', 'default-src']), origin)
        ? []
        : [{ directive: 'connect-src', source: origin } as const]),
    ]);
  return [...new Map(missing.map((one) => [one.directive, one])).values()];
}

function parsePolicy(value: string): Policy {
  const policy = new Map<string, string[]>();
  for (const directive of value.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    // The first one of a name applies.
    if (name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

/** Undefined if the policy says nothing about it. */
const sourcesOf = (policy: Policy, names: readonly string[]): readonly string[] | undefined =>
  names.map((name) => policy.get(name)).find((sources) => sources !== undefined);

function missingScriptSource(policy: Policy, origin: string, nonce: string | null): MissingSource[] {
  const directive = 'script-src';
  const sources = sourcesOf(policy, ['script-src-elem', 'script-src', 'default-src']);
  if (sources === undefined) return [];
  if (nonce !== null && sources.includes(`'nonce-${nonce}'`)) return [];
  // It makes browsers ignore the hosts of the list: only a nonce lets a script element in.
  if (sources.includes("'strict-dynamic'")) return [{ directive, source: "'nonce-…'" }];
  return allows(sources, origin) ? [] : [{ directive, source: origin }];
}

const allows = (sources: readonly string[] | undefined, origin: string): boolean =>
  sources === undefined || sources.some((source) => covers(source.toLowerCase(), new URL(origin)));

/** https://www.w3.org/TR/CSP3/#match-url-to-source-expression, without paths. */
function covers(source: string, { protocol, hostname, port }: URL): boolean {
  if (source === '*') return /^(https?|wss?):$/.test(protocol);
  if (/^[a-z][a-z0-9+.-]*:$/.test(source))
    return source === protocol || (source === 'http:' && protocol === 'https:');
  const [, scheme, host = '', givenPort] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:']+)(?::(\d+|\*))?(?:\/.*)?$/.exec(source) ?? [];
  if (scheme !== undefined && `${scheme}:` !== protocol && !(scheme === 'http' && protocol === 'https:'))
    return false;
  const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : host === hostname;
  if (!isHost) return false;
  const standard = protocol === 'https:' ? '443' : '80';
  return givenPort === '*' || (givenPort ?? standard) === (port || standard);
}

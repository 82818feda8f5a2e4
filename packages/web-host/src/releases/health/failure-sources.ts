import ipaddr from 'ipaddr.js';

/** How many networks must report failures before a release is rolled back. */
const leastNetworks = 3;

/** Failures that one network may add to the counts of a release. */
const mostErrors = 5;

/** Releases whose sources are remembered; the ones of the oldest reports are forgotten first. */
const mostReleases = 100;

/** Networks remembered for each release: further ones add no failures. */
const mostNetworks = 200;

type Line = { remote: string; version: string; views: number; errors: number };

/**
 * Which networks reported failures of a release, in this process's memory alone. A report can be
 * made up, so one network counts once, no matter how many addresses and reports it uses.
 */
export function failureSources() {
  const releases = new Map<string, Map<string, number>>();

  const networksOf = (key: string): Map<string, number> => {
    const networks = releases.get(key) ?? new Map<string, number>();
    releases.delete(key);
    releases.set(key, networks);
    for (const oldest of releases.keys()) {
      if (releases.size <= mostReleases) break;
      releases.delete(oldest);
    }
    return networks;
  };

  return {
    /** The report as it may be counted: with no more failures than its network has left. */
    accept: (line: Line, address: string): Line => {
      if (line.errors === 0) return line;
      const networks = networksOf(`${line.remote} ${line.version}`);
      const network = networkOf(address);
      const before = networks.get(network) ?? 0;
      const isFull = networks.size >= mostNetworks && !networks.has(network);
      const errors = isFull ? 0 : Math.min(line.errors, mostErrors - before);
      if (!isFull) networks.set(network, before + errors);
      return { ...line, errors };
    },

    /** Whether enough networks reported failures of a release to believe them. */
    areEnough: (remote: string, version: string): boolean =>
      (releases.get(`${remote} ${version}`)?.size ?? 0) >= leastNetworks,
  };
}

export type FailureSources = ReturnType<typeof failureSources>;

/**
 * The network that an address belongs to: the first 24 bits of an IPv4 address, the first 48 of an
 * IPv6 address. One customer of a provider usually has no more than one of either.
 */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv4
    ? ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/48`).toString();
}

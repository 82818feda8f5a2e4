import ipaddr from 'ipaddr.js';

/** How many networks must report something of a release before it is believed. */
const leastNetworks = 3;

/** Releases whose networks are remembered; the ones of the oldest reports are forgotten first. */
const mostReleases = 100;

/** Networks remembered for each release: further ones add nothing. */
const mostNetworks = 200;

/**
 * How much one network may add to what is counted of a release, in this process's memory alone. A
 * report can be made up, so one network counts once, no matter how many addresses and reports it
 * uses.
 */
export function networkLimits(most: number) {
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
    /** How much of this amount still counts. */
    take: (remote: string, version: string, address: string, amount: number): number => {
      if (amount === 0) return 0;
      const networks = networksOf(`${remote} ${version}`);
      const network = networkOf(address);
      if (networks.size >= mostNetworks && !networks.has(network)) return 0;
      const before = networks.get(network) ?? 0;
      const taken = Math.min(amount, most - before);
      networks.set(network, before + taken);
      return taken;
    },

    /** Whether enough networks reported something of a release to believe it. */
    areEnough: (remote: string, version: string): boolean =>
      (releases.get(`${remote} ${version}`)?.size ?? 0) >= leastNetworks,
  };
}

export type NetworkLimits = ReturnType<typeof networkLimits>;

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

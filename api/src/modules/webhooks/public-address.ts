import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Whether an address belongs to the public internet. Everything else is somebody's own network, this machine, or nobody's:
 * whatever is not known to be public is refused, with every form in which an IPv6 address holds an IPv4 one.
 * Sources: the special-purpose registries of IANA for IPv4 and IPv6 (RFC 6890, RFC 4291, RFC 6052).
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special4.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}

const special4 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  special4.addSubnet(network, bits, 'ipv4');
}

/** Global unicast. Mapped (`::ffff:…`), translated (`64:ff9b::…`), local and multicast addresses lie outside of it. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Of those: Teredo and its neighbours, documentation, and 6to4, which wraps any IPv4 address. */
const special6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special6.addSubnet(network, bits, 'ipv6');
}

import ipaddr from 'ipaddr.js';

/**
 * Whether an address belongs to the public internet, as opposed to a private network, this machine
 * or a reserved range (RFC 6890). IPv6 addresses that hold an IPv4 one (mapped, translated, 6to4,
 * Teredo) are refused in every form.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) {
    return ipaddr.IPv4.isValidFourPartDecimal(address) && !hostServices.includes(address);
  }
  return isIn(parsed, globalUnicast) && !reserved.some((network) => isIn(parsed, network));
}

/** Public by its range, and answered by the host of a virtual machine: Azure's metadata and DNS. */
const hostServices = ['168.63.129.16'];

/** The only block of IPv6 that IANA assigns to hosts of the internet. */
const globalUnicast = '2000::/3';
/**
 * Parts of it that ipaddr.js does not know as reserved: documentation (RFC 9637) and IETF protocols
 * (RFC 2928).
 */
const reserved = ['3fff::/20', '2001::/23'];

const isIn = (address: ipaddr.IPv6, network: string): boolean =>
  address.match(ipaddr.IPv6.parseCIDR(network));

import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network's part of an address: enough to recognize another network, too little to identify a
 * person. `203.0.113.7` → `203.0.113.x`; `2001:db8:1:2::3` → `2001:db8:1::x`.
 */
export function shortAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, 'x');
  if (!isIPv6(plain)) return 'unknown';
  const [head = ''] = plain.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  return groups.length === 0 ? '::x' : `${groups.slice(0, 3).join(':')}::x`;
}

import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { isPublicAddress } from './public-address.ts';

export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/** An address that we do not connect to; the message is for the owner who entered it. */
export class UnsafeAddress extends Error {
  override readonly name = 'UnsafeAddress';
}

const resolveAll = promisify(lookup);
export const systemResolve: Resolve = (hostname) => resolveAll(hostname, { all: true, verbatim: true });

/**
 * The addresses of a host: all of them public, or none is given out. An address in the place of a
 * name is its own.
 */
export async function publicAddresses(resolve: Resolve, hostname: string): Promise<LookupAddress[]> {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(bare);
  const addresses = family === 0 ? await resolve(bare) : [{ address: bare, family }];
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new UnsafeAddress('This address leads into a private network.');
  }
  return addresses;
}

/**
 * For `http.request`: the connection goes to the addresses that were checked, and no second
 * question to the DNS can answer differently. Node asks it only for names, so whoever uses it
 * checks the address of the URL itself first.
 */
export const lookupPublic =
  (resolve: Resolve): LookupFunction =>
  (hostname, { all }, callback) => {
    publicAddresses(resolve, hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (all === true || first === undefined) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), ''),
    );
  };

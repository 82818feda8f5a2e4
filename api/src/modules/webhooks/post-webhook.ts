import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import {
  lookupPublic,
  publicAddresses,
  systemResolve,
  UnsafeAddress,
  type Resolve,
} from '../../providers/web/index.ts';

export type PosterOptions = {
  /**
   * For development and tests: lets webhooks reach this machine and private networks, and plain
   * HTTP.
   */
  allowPrivate: boolean;
  /** Ends what is under way. */
  stopping: AbortSignal;
  resolve?: Resolve;
  /** How long a receiver may take, in milliseconds. */
  timeoutMs?: number;
};

/**
 * Sends webhooks to addresses that strangers chose. Only public addresses are connected to, checked
 * at the moment of the connection; redirects are not followed; of the answer nothing but the status
 * is looked at.
 */
export const webhookPoster = ({
  allowPrivate,
  stopping,
  resolve = systemResolve,
  timeoutMs = 10_000,
}: PosterOptions) => {
  const check = async (url: URL): Promise<void> => {
    if (url.username !== '' || url.password !== '') {
      throw new UnsafeAddress('An address must not hold a user name or a password.');
    }
    if (allowPrivate) return;
    if (url.protocol !== 'https:') throw new UnsafeAddress('Please use an address that begins with https://');
    await publicAddresses(resolve, url.hostname);
  };

  return {
    /** Throws `UnsafeAddress`, or the DNS' error for a host that is not there. */
    check: (url: string): Promise<void> => check(new URL(url)),

    /** The status of the answer. Throws when there was none. */
    post: async (
      address: string,
      headers: Record<string, string>,
      body: string | Buffer,
    ): Promise<number> => {
      const url = new URL(address);
      await check(url);
      const request = url.protocol === 'https:' ? requestHttps : requestHttp;
      return new Promise((done, fail) => {
        const sent = request(
          url,
          {
            method: 'POST',
            agent: false,
            signal: stopping,
            headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
            ...(!allowPrivate && { lookup: lookupPublic(resolve) }),
          },
          (response) => {
            response.on('error', () => {});
            response.resume();
            done(response.statusCode ?? 0);
          },
        );
        // Of a receiver that never ends its answer, too.
        const late = setTimeout(() => sent.destroy(new Error('timeout')), timeoutMs);
        sent.on('close', () => clearTimeout(late));
        sent.on('error', fail);
        sent.end(body);
      });
    },
  };
};
export type WebhookPoster = ReturnType<typeof webhookPoster>;

import { UnsafeAddress } from './safe-lookup.ts';

/** Why an address gave no response. `stopped`: we gave up ourselves. */
export type WebFailureReason =
  | 'unsafe_address'
  | 'unknown_host'
  | 'bad_certificate'
  | 'unreachable'
  | 'timeout'
  | 'too_large'
  | 'unreadable'
  | 'stopped';

export class WebFailure extends Error {
  override readonly name = 'WebFailure';
  constructor(readonly reason: WebFailureReason) {
    super(reason);
  }
}

/** The failure that an error of the network, of TLS or of decompression means. */
export function webFailureOf(error: unknown): WebFailure {
  if (error instanceof WebFailure) return error;
  if (error instanceof UnsafeAddress) return new WebFailure('unsafe_address');
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(ENOTFOUND|EAI_)/.test(code)) return new WebFailure('unknown_host');
  // OpenSSL says UNABLE_TO_VERIFY_LEAF_SIGNATURE where a part of the chain is missing.
  if (/CERT|TLS|SSL|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY|INVALID_CA/.test(code))
    return new WebFailure('bad_certificate');
  if (/^(Z_|ERR__ERROR_FORMAT|ERR_BROTLI|ERR__)/.test(code)) return new WebFailure('unreadable');
  if (code === 'HPE_HEADER_OVERFLOW') return new WebFailure('too_large');
  return new WebFailure('unreachable');
}

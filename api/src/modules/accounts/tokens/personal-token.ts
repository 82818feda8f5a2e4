import { createHash, randomBytes } from 'node:crypto';
import {
  tokenScopes,
  type createToken,
  type ParsedBodyOf,
  type TokenExpiry,
  type TokenScope,
} from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import type { TokenDocument } from './tokens.store.ts';

/**
 * What every personal token begins with: people, and programs that look for leaked secrets, know it
 * by that.
 */
export const tokenPrefix = 'ask_';

/** A new token: its record, and the token itself, which is shown once. */
export function newToken(
  { name, expiry, scopes }: ParsedBodyOf<typeof createToken>,
  now: Date,
): { token: Omit<TokenDocument, 'ownerId' | 'userId' | 'slot'>; secret: string } {
  const secret = tokenPrefix + randomBytes(32).toString('base64url');
  const days = daysOf[expiry];
  return {
    secret,
    token: {
      _id: new ObjectId(),
      name,
      hash: hashOf(secret),
      hint: `${secret.slice(0, 6)}…${secret.slice(-4)}`,
      scopes,
      createdAt: now,
      lastUsedAt: null,
      expiresAt: days === null ? null : new Date(now.getTime() + days * 86_400_000),
    },
  };
}

const daysOf = { '30d': 30, '90d': 90, '365d': 365, never: null } as const satisfies Record<
  TokenExpiry,
  number | null
>;

/** What a token may do. */
export const scopesOf = ({ scopes }: { scopes?: readonly TokenScope[] | undefined }): readonly TokenScope[] =>
  scopes ?? tokenScopes;

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

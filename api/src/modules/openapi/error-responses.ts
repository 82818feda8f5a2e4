import {
  errorTable,
  rateLimits,
  type ErrorCode,
  type LimitSubject,
  type RateLimitName,
} from '@askwell/contracts';
import type { Operation } from './operations.ts';

/**
 * The codes that a call can answer: its own, and those of everything that comes before its handler.
 */
export function codesOf(operation: Operation): ErrorCode[] {
  const { errors, audience, access, permission, body, query, path } = operation;
  const takesBody = body !== undefined && body.type !== 'undefined';
  return [
    ...new Set<ErrorCode>([
      ...errors,
      ...(takesBody ? (['invalid', 'malformed_json', 'not_json', 'too_large'] as const) : []),
      ...(query !== undefined && query.type !== 'undefined' ? (['invalid'] as const) : []),
      ...(path.includes(':') ? (['not_found'] as const) : []),
      ...(audience === 'owner' ? (['unauthenticated'] as const) : []),
      ...(audience === 'owner' && permission !== 'self'
        ? (['role_not_allowed', 'seat_paused', 'not_found'] as const)
        : []),
      ...(audience === 'owner'
        ? access === 'session'
          ? (['token_not_allowed'] as const)
          : (['premium_required', 'scope_missing'] as const)
        : []),
      ...(limitsOf(operation).length > 0 ? (['too_many_requests'] as const) : []),
      'internal',
      'unavailable',
    ]),
  ];
}

/**
 * The rate limits that can refuse a call: its own, and that of the personal token, which may come
 * with each owner's call.
 */
export const limitsOf = ({ limits, conditionalLimits, audience }: Operation): RateLimitName[] => [
  ...limits,
  ...conditionalLimits,
  ...(audience === 'owner' ? (['callPerToken'] as const) : []),
];

/** `10 in 15 minutes for each email address` */
export function limitSentence(name: RateLimitName): string {
  const { times, seconds, per } = rateLimits[name];
  return `${times} in ${period(seconds)} for ${per === 'everyone' ? 'all callers together' : `each ${subjects[per]}`}`;
}

const subjects: Record<Exclude<LimitSubject, 'everyone'>, string> = {
  address: 'network address',
  account: 'account',
  email: 'email address',
  'email and address': 'email address and network address',
  'account and address': 'account and network address',
  device: 'email address and browser',
  visitor: 'visitor',
  chatbot: 'chatbot',
  conversation: 'conversation',
  token: 'personal token',
  code: 'email address and kind of code',
};

const period = (seconds: number): string => {
  const minutes = seconds / 60;
  if (minutes === 1) return 'a minute';
  return minutes === 60 ? 'an hour' : `${minutes} minutes`;
};

/** The answers of a call's failures, one for each status. */
export function errorResponses(operation: Operation): Record<string, unknown> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codesOf(operation)) {
    const [status] = errorTable[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: [
          ...codes.map((code) => `\`${code}\`: ${errorTable[code][1]}`),
          ...(codes.includes('too_many_requests')
            ? [`Limits: ${limitsOf(operation).map(limitSentence).join('; ')}.`]
            : []),
        ].join('\n\n'),
        ...(status === 429 && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Failure' },
                { type: 'object', properties: { code: { enum: codes } } },
              ],
            },
          },
        },
      },
    ]),
  );
}

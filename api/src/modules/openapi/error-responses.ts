import { errorTable, type ErrorCode } from '@askwell/contracts';
import type { Operation } from './operations.ts';

/** The codes that a call can answer: its own, and those of everything that comes before its handler. */
export function codesOf({ errors, audience, access, body, query, path }: Operation): ErrorCode[] {
  const takesBody = body !== undefined && body.type !== 'undefined';
  return [
    ...new Set<ErrorCode>([
      ...errors,
      ...(takesBody ? (['invalid', 'malformed_json', 'not_json', 'too_large'] as const) : []),
      ...(query !== undefined && query.type !== 'undefined' ? (['invalid'] as const) : []),
      ...(path.includes(':') ? (['not_found'] as const) : []),
      ...(audience === 'owner' ? (['unauthenticated', 'too_many_requests'] as const) : []),
      ...(audience === 'owner'
        ? [access === 'token' ? ('premium_required' as const) : ('token_not_allowed' as const)]
        : []),
      'internal',
      'unavailable',
    ]),
  ];
}

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
        description: codes.map((code) => `\`${code}\`: ${errorTable[code][1]}`).join('\n\n'),
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

/**
 * Why a call of the SDK failed, for the log. It throws a plain object for an answer that is an
 * error, and for one without the fields it expects, or none at all, a TypeError about what is
 * undefined.
 */
export function reasonOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  const status = isRefusal(thrown) ? String(thrown.statusCode) : 'something else';
  return `it answered ${status}`;
}

const isRefusal = (thrown: unknown): thrown is { statusCode: unknown } =>
  typeof thrown === 'object' && thrown !== null && 'statusCode' in thrown;

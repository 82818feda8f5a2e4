import { pino, type DestinationStream, type Logger, type LevelWithSilent } from 'pino';

export type { Logger };

/**
 * JSON lines. What could be a secret is cut out, should one ever be handed in; looking deeper would
 * cost 25 µs a line.
 */
export const createLog = (level: LevelWithSilent, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: describe },
      redact: { paths: secrets, censor: '[cut]' },
    },
    ...(destination ? [destination] : []),
  );

const secrets = [
  'password',
  'newPassword',
  'currentPassword',
  'passwordHash',
  'token',
  'otp',
  'code',
  'geminiApiKey',
  'apiKey',
  'authorization',
  'text',
  'body',
];

/**
 * Of an error only its kind, its sentence and where it was: drivers hang whole commands on theirs.
 */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  return { name: error.name, message: error.message, stack: error.stack };
}

/**
 * The same services for what one request asks for: what they write down carries its id. They are
 * inherited: to copy all services of the API takes 25 µs.
 */
export function inRequest<Needs extends { log: Logger }>(services: Needs, { log }: { log: Logger }): Needs {
  const own: Needs = Object.create(services);
  own.log = log;
  return own;
}

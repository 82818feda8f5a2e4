import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import { pino, type DestinationStream, type Logger, type LevelWithSilent } from 'pino';

export type { Logger };

declare module 'koa' {
  interface ExtendableContext {
    /** Carries the request's id. Never give it secrets, or what people wrote. */
    log: Logger;
  }
}

/** JSON lines. What could be a secret is cut out, should one ever be handed in; looking deeper would cost 25 µs a line. */
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

/** Of an error only its kind, its sentence and where it was: drivers hang whole commands on theirs. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  return { name: error.name, message: error.message, stack: error.stack };
}

/** The same services for what one request asks for: what they write down carries its id. */
export const inRequest = <Needs extends { log: Logger }>(
  services: Needs,
  { log }: { log: Logger },
): Needs => ({
  ...services,
  log,
});

/** Gives each request an id (also in `X-Request-Id`) and its log, and writes one line when it is over. */
export const requestLog =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    ctx.log = log.child({ requestId });
    ctx.set('X-Request-Id', requestId);
    ctx.res.once('close', () => {
      const { method, path, status } = ctx;
      const ms = Math.round(performance.now() - started);
      ctx.log[levelOf(status, path)]({ method, path, status, ms }, 'request');
    });
    await next();
  };

const levelOf = (status: number, path: string) => {
  if (status >= 500) return 'error';
  return path === '/healthz' || path === '/readyz' ? 'debug' : 'info';
};

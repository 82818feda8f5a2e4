import type { Context } from 'koa';

export type Encoding = 'br' | 'gzip';

/** The smallest form of a text that the client takes; null if it takes none. */
export const encodingFor = (ctx: Context): Encoding | null =>
  ctx.acceptsEncodings('br') === 'br' ? 'br' : ctx.acceptsEncodings('gzip') === 'gzip' ? 'gzip' : null;

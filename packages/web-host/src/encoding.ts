import type { Context } from 'koa';

/**
 * How a text is compressed for whoever asks: the smallest form that the client takes, or null for
 * none.
 */
export const encodingFor = (ctx: Context): 'br' | 'gzip' | null =>
  ctx.acceptsEncodings('br') === 'br' ? 'br' : ctx.acceptsEncodings('gzip') === 'gzip' ? 'gzip' : null;

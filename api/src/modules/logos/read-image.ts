import { limits } from '@askwell/contracts';
import type { Context } from 'koa';
import { Problem } from '../../kernel/problem.ts';

const most = limits.logo.uploadBytes;

/** Reads the image that is the body of a request. Throws `too_large`. */
export async function readImage(ctx: Context): Promise<Buffer> {
  if ((ctx.request.length ?? 0) > most) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of ctx.req) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('the body of a request comes in buffers');
    length += chunk.length;
    if (length > most) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (): Problem => {
  const message = `A logo can have up to ${most / 1_000_000} MB. Please choose a smaller image.`;
  return new Problem('too_large', { message, errors: [{ path: 'logo', message }] });
};

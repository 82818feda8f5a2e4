import { limits } from '@askwell/contracts';
import type { Context } from 'koa';
import { readBytes, tooLarge } from '../../http/body.ts';
import type { Problem } from '../../kernel/problem.ts';

const most = limits.logo.uploadBytes;

/** Reads the image that is the body of a request. Throws `too_large`. */
export const readImage = async (ctx: Context): Promise<Buffer> => readBytes(ctx, most, refusalOf);

const refusalOf = (sent: number | null): Problem =>
  tooLarge(most, sent, (limit) => `A logo can have up to ${limit}. Please choose a smaller image.`);

import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';

/** The same for the same occasion, so that two processes write one mail about it. */
export const mailIdOf = (occasion: string): ObjectId =>
  new ObjectId(createHash('sha256').update(occasion).digest('hex').slice(0, 24));

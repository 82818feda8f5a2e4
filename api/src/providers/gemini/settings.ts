import type { Logger } from '../../kernel/log.ts';
import type { CallSlots } from './call-slots.ts';
import type { restingKeys } from './resting-keys.ts';

/** In milliseconds, but for the length of a reply, in characters. */
export type GeminiLimits = {
  firstByte: number;
  pause: number;
  total: number;
  keyCheck: number;
  /** How long a reply waits for the embedding of its question. */
  questionEmbedding: number;
  characters: number;
};

/** What every request to the provider goes by. */
export type GeminiSettings = {
  baseUrl: string;
  /** In the order in which they are tried. */
  models: string[];
  limits: GeminiLimits;
  resting: ReturnType<typeof restingKeys>;
  slots: CallSlots;
  observe: GeminiObserver;
};

/** Gets a call of the provider, how it ended and how long it took. */
export type GeminiObserver = (
  log: Logger,
  call: 'check key' | 'stream reply' | 'embed texts' | 'generate JSON',
  outcome: string,
  ms: number,
) => void;

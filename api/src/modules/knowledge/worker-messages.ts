import type { Knowledge } from '@askwell/answers';

/** Work on a knowledge base that would block the process. */
export type Task =
  /** Computes the index, if the knowledge base is within the limits. */
  | { type: 'index'; knowledge: Knowledge }
  /** Only checks the limits. */
  | { type: 'check'; knowledge: Knowledge }
  /** Computes the semantic index from the vectors of all texts. */
  | { type: 'semantic index'; knowledge: Knowledge; vectors: ReadonlyMap<string, Int8Array> };

/**
 * Why a knowledge base is refused, as a sentence for its owner; null if it is within the limits.
 */
export type Refusal = string | null;

export type TaskResult = { refusal: Refusal; index: ArrayBuffer | null };

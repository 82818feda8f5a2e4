import { textsToEmbed, unrelatedQuestions } from '@askwell/answers';
import type { KnowledgeBase } from '@askwell/contracts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Encryption } from '../../../kernel/encryption.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Owner } from '../../../kernel/owner.ts';
import { GeminiFailure, mostTexts, type Embedder } from '../../../providers/gemini/index.ts';
import { apiKeyOf } from '../../accounts/api-keys.index.ts';
import type { UsersStore } from '../../accounts/index.ts';
import type { KnowledgeStore } from '../../chatbots/index.ts';
import type { KnowledgePool } from '../knowledge-pool.ts';
import type { EmbeddingTask, EmbeddingTasksStore } from './embedding-tasks.store.ts';
import type { EmbeddingsStore } from './embeddings.store.ts';
import type { SemanticIndexes } from './semantic-indexes.ts';

export type EmbedNeeds = {
  /** Null where search by meaning is turned off. */
  embedder: Embedder | null;
  embeddings: EmbeddingsStore;
  embeddingTasks: EmbeddingTasksStore;
  semanticIndexes: SemanticIndexes;
  knowledge: Pick<KnowledgeStore, 'find'>;
  knowledgePool: Pick<KnowledgePool, 'run'>;
  users: Pick<UsersStore, 'findById'>;
  encryption: Pick<Encryption, 'decrypt'>;
  clock: Clock;
  log: Logger;
  stopping: AbortSignal;
};

const second = 1_000;
/** Longer than a batch can take. */
const holdMs = 60 * second;
/** Less than the time that a process has to stop. */
const timeoutMs = 8 * second;
/**
 * The first pauses after a failure, in milliseconds: each further failure doubles an `unavailable`
 * one. A throttled key pauses for at least as long as the provider asks.
 */
const pauses = { unavailable: 60 * second, throttled: 5 * second } as const;
const longestPauseMs = 3_600 * second;

/**
 * Embeds the texts of knowledge bases that were saved, on their owners' keys, in batches. Every
 * batch is stored, so that a run that was interrupted or throttled continues where it ended. Any
 * number of processes may do so.
 */
export const embedKnowledge = (needs: EmbedNeeds) => async (): Promise<void> => {
  const { embedder, embeddingTasks: tasks, clock, stopping } = needs;
  if (embedder === null) return;
  while (!stopping.aborted) {
    const task = await tasks.claim(clock(), after(clock, holdMs));
    if (!task) return;
    await embedOne(needs, embedder, task);
  }
};

const after = (clock: Clock, ms: number) => new Date(clock().getTime() + ms);

/** Never throws: a task that fails is tried again later, and the others go on. */
async function embedOne(needs: EmbedNeeds, embedder: Embedder, task: EmbeddingTask): Promise<void> {
  try {
    await embedTexts(needs, embedder, task);
  } catch (error) {
    await noteFailure(needs, task, error);
  }
}

async function embedTexts(needs: EmbedNeeds, embedder: Embedder, task: EmbeddingTask): Promise<void> {
  const { embeddingTasks: tasks, knowledge } = needs;
  const { _id: chatbotId, ownerId, knowledgeId } = task;
  const known = await knowledge.find(ownerId, knowledgeId);
  if (!known) return void (await tasks.remove(ownerId, chatbotId));
  const texts = textsToEmbed(known);
  const owner = await needs.users.findById(ownerId);
  const apiKey = owner && keyOf(needs, owner);
  if (apiKey === null) {
    return void (await tasks.note(task, { texts: texts.length, failure: 'api_key_required', dueAt: null }));
  }
  if (!(await embedMissing(needs, embedder, task, { apiKey, texts }))) return;
  await buildIndex(needs, embedder.model, task, known, texts);
}

/** Notes why a task failed, and when it is continued. */
async function noteFailure(
  { embeddingTasks: tasks, clock, log }: EmbedNeeds,
  task: EmbeddingTask,
  error: unknown,
): Promise<void> {
  const { ownerId } = task;
  const kind = error instanceof GeminiFailure ? error.kind : 'unavailable';
  const isKnown = error instanceof GeminiFailure;
  log.warn(
    { ownerId: ownerId.toHexString(), failure: kind, ...(!isKnown && { error }) },
    'texts could not be embedded',
  );
  if (kind === 'key_rejected') {
    return void (await tasks.note(task, { failure: 'key_rejected', dueAt: null }));
  }
  if (error instanceof GeminiFailure && kind === 'throttled') {
    const dueAt = after(clock, Math.max(pauses.throttled, error.retryAfter * second));
    await tasks.note(task, { failure: 'throttled', dueAt });
    // The key of the owner's other chatbots is the same.
    return void (await tasks.postpone(ownerId, dueAt));
  }
  const { attempts = 0 } = task;
  const pause = Math.min(longestPauseMs, pauses.unavailable * 2 ** attempts);
  await tasks.note(task, {
    failure: 'unavailable',
    attempts: attempts + 1,
    dueAt: after(clock, pause),
  });
}

/**
 * Embeds what has no vector yet. False if the process is stopping or the knowledge base changed.
 */
async function embedMissing(
  { embeddings, embeddingTasks: tasks, clock, log, stopping }: EmbedNeeds,
  { model, embed }: Embedder,
  task: EmbeddingTask,
  { apiKey, texts }: { apiKey: string; texts: readonly string[] },
): Promise<boolean> {
  const { ownerId } = task;
  // Texts of the product come first, so that the last ones to be counted are the owner's.
  const own = new Set(texts);
  const missing = await embeddings.missing(ownerId, model, [...new Set([...unrelatedQuestions, ...texts])]);
  const note = (count: number) =>
    tasks.note(task, {
      texts: texts.length,
      ready: texts.length - missing.slice(count).filter((text) => own.has(text)).length,
      dueAt: after(clock, holdMs),
    });
  let isCurrent = await note(0);
  for (let start = 0; start < missing.length && isCurrent; start += mostTexts) {
    if (stopping.aborted) return false;
    const batch = missing.slice(start, start + mostTexts);
    const vectors = await embed({ apiKey, texts: batch, timeoutMs }, log);
    const embedded = batch.flatMap((text, place) => {
      const vector = vectors[place];
      return vector ? [{ text, vector }] : [];
    });
    await embeddings.insert(ownerId, model, embedded);
    isCurrent = await note(start + batch.length);
    // The chatbot or its account was deleted meanwhile: what was just stored was not.
    if (!isCurrent && !(await tasks.has(ownerId, task._id))) await embeddings.remove(ownerId, model, batch);
  }
  return isCurrent;
}

/** Puts the vectors of a knowledge base into an index, in a worker. */
async function buildIndex(
  { embeddings, embeddingTasks: tasks, semanticIndexes, knowledgePool, clock }: EmbedNeeds,
  model: string,
  task: EmbeddingTask,
  { faqs, data }: KnowledgeBase,
  texts: readonly string[],
): Promise<void> {
  const { _id: chatbotId, ownerId, knowledgeId } = task;
  const vectors = await embeddings.find(ownerId, model, [...unrelatedQuestions, ...texts]);
  const { index } = await knowledgePool.run(ownerId.toHexString(), {
    type: 'semantic index',
    knowledge: { faqs, data },
    vectors,
  });
  if (index === null) throw new Error('a vector was deleted while the index was computed');
  // The chatbot may have been deleted or changed while the worker ran.
  if (!(await tasks.note(task, { dueAt: after(clock, holdMs) }))) return;
  const of = { ownerId, chatbotId, knowledgeId };
  await semanticIndexes.store(of, index);
  const done = { texts: texts.length, ready: texts.length, failure: null, attempts: 0, dueAt: null };
  if (!(await tasks.note(task, done)) && !(await tasks.has(ownerId, chatbotId))) {
    await semanticIndexes.discard(of);
  }
}

/**
 * Null without a key, or with one that cannot be decrypted because `ENCRYPTION_KEY` was changed.
 */
function keyOf({ encryption, log }: EmbedNeeds, owner: Owner): string | null {
  try {
    return apiKeyOf({ encryption }, owner);
  } catch (error) {
    log.error({ ownerId: owner.id.toHexString(), error }, 'an API key cannot be decrypted');
    return null;
  }
}

import type { Logger } from '../../../kernel/log.ts';
import { GeminiFailure } from '../../../providers/gemini/failure.ts';
import type {
  GeminiProvider,
  ModelUsage,
  ReplyRequest,
  Turn as ModelTurn,
} from '../../../providers/gemini/index.ts';
import type { Encryption } from '../../../kernel/encryption.ts';
import { apiKeyOf } from '../../accounts/api-keys.index.ts';
import type { UsersStore } from '../../accounts/index.ts';
import type { Owner } from '../../../kernel/owner.ts';
import type { Turn } from '../../conversations/exchanges.index.ts';
import type { TextSink } from '../deliver/reply-sink.ts';
import type { Language } from '../language/languages.ts';
import { phrases } from '../language/phrases.ts';
import { substituteReply } from '../plan/exact-reply.ts';
import { replyOf, type Reply } from '../reply.ts';
import type { Retrieved } from '../../knowledge/index.ts';
import { eitherSignal } from './either-signal.ts';
import { leakGuard } from './leak-guard.ts';
import { selectKnowledge, type PromptKnowledge } from './prompt-knowledge.ts';
import { rules, systemInstruction, type Persona } from './prompt.ts';
import { withoutMarks } from './reply-marks.ts';

export type ModelNeeds = {
  gemini: Pick<GeminiProvider, 'streamReply'>;
  encryption: Pick<Encryption, 'decrypt'>;
  users: Pick<UsersStore, 'restApiKey'>;
  log: Logger;
  /** Aborted when the process is about to end. */
  stopping: AbortSignal;
  config: { knowledgeTokens: number };
  secrets: { authSecret: string };
};

/** A message for the model, with everything that its reply is made from. */
export type Question = {
  chatbot: Persona;
  owner: Owner;
  text: string;
  /** The language of our own texts, in case the model fails. */
  language: Language;
  history: readonly Turn[];
  finding: Retrieved;
  /** Aborted when a person takes the conversation over: what was sent stands, nothing follows. */
  taken?: AbortSignal | undefined;
};

const guardRules = leakGuard(rules);

/**
 * Streams the model's reply. When it fails before the visitor has received any text, the best match
 * of the search replies if it is sure enough, else an apology. Throws nothing of the provider's.
 */
export async function modelReply(needs: ModelNeeds, question: Question, sink: TextSink): Promise<Reply> {
  const made: Pick<Reply, 'prompt' | 'usage'> = { prompt: null, usage: null };
  const draft = startDraft(sink, made);
  const { taken } = question;
  const ending = eitherSignal(sink.gone, needs.stopping, ...(taken ? [taken] : []));
  try {
    const { request, knowledge } = requestFor(needs, question, made, ending.signal);
    const stream = needs.gemini.streamReply(request, needs.log);
    const { text, marked } = withoutMarks(stream, knowledge.shown.length);
    const { text: pieces, isLeaking } = guardRules(text, [knowledge.delimiter, request.apiKey]);
    for await (const piece of pieces) await draft.add(piece);
    if (isLeaking()) return await draft.endLeak(phrases[question.language].offTopic);
    if (draft.isEmpty()) throw new GeminiFailure('refused');
    const { isUnanswered, isSmallTalk } = marked;
    const cited = marked.cited.flatMap((place) => knowledge.shown[place] ?? []);
    const answered = isSmallTalk || (cited.length > 0 && !isUnanswered);
    return draft.end({ answered, isSmallTalk, cited });
  } catch (thrown) {
    if (!(thrown instanceof GeminiFailure)) throw thrown;
    const failure = thrown.kind;
    if (failure === 'throttled') await noteRest(needs, question.owner, thrown.retryAfter);
    if (sink.gone.aborted || taken?.aborted || !sink.reset()) {
      return draft.end({ answered: false, failure, isPartial: true });
    }
    return await draft.replace({ ...substituteReply(question.finding, question.language), failure });
  } finally {
    ending.release();
  }
}

/** The text sent so far, the times of its first and last piece, and what the reply is made from. */
function startDraft(sink: TextSink, made: Pick<Reply, 'prompt' | 'usage'>) {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  let text = '';
  let firstTokenMs: number | null = null;

  const add = async (piece: string): Promise<void> => {
    firstTokenMs ??= elapsed();
    text += piece;
    await sink.delta(piece);
  };
  const end = (reply: Pick<Reply, 'answered'> & Partial<Reply>): Reply => {
    const lastTokenMs = elapsed();
    return replyOf({
      source: 'ai',
      text,
      firstTokenMs: firstTokenMs ?? lastTokenMs,
      lastTokenMs,
      ...made,
      ...reply,
    });
  };
  /** Sends another text; the sink must have been reset. */
  const replace = async ({ text: other, ...reply }: Parameters<typeof replyOf>[0]) => {
    text = '';
    await add(other);
    return end(reply);
  };

  return {
    add,
    end,
    replace,
    isEmpty: () => text === '',
    /** Ends a reply that began to reveal the prompt. */
    endLeak: async (offTopic: string): Promise<Reply> => {
      if (sink.reset()) return replace({ text: offTopic, source: 'none', answered: false });
      await add(` … ${offTopic}`);
      return end({ answered: false });
    },
  };
}

/**
 * The request to the model, and the knowledge that its prompt shows; `made` gets that, and the
 * tokens as the reply comes.
 */
function requestFor(
  needs: ModelNeeds,
  { chatbot, owner, text, history, finding }: Question,
  made: Pick<Reply, 'prompt' | 'usage'>,
  signal: AbortSignal,
): { request: ReplyRequest; knowledge: PromptKnowledge } {
  const apiKey = keyOf(needs, owner);
  if (apiKey === null) throw new GeminiFailure('key_rejected');
  if (owner.keyRestSeconds > 0) throw new GeminiFailure('throttled', owner.keyRestSeconds);
  const { knowledgeTokens } = needs.config;
  const knowledge = selectKnowledge(finding, knowledgeTokens, needs.secrets.authSecret);
  const request = {
    apiKey,
    systemInstruction: systemInstruction(chatbot, knowledge, finding.matches),
    history: history.map(modelTurnOf),
    question: text,
    signal,
    noteUsage: (usage: ModelUsage) => {
      made.usage = usage;
    },
  };
  made.prompt = knowledge;
  return { request, knowledge };
}

/** Tells the other processes that a key is throttled. Never throws: the visitor gets a reply. */
async function noteRest(
  { users, log }: ModelNeeds,
  { id, apiKey, keyRestSeconds }: Owner,
  seconds: number,
): Promise<void> {
  if (apiKey === null || keyRestSeconds > 0) return;
  await users.restApiKey(id, apiKey.sealed, seconds).catch((error: unknown) => {
    log.warn({ ownerId: id.toHexString(), error }, 'the rest of a throttled key could not be stored');
  });
}

const modelTurnOf = ({ role, text }: Turn): ModelTurn => ({
  role: role === 'visitor' ? 'user' : 'model',
  text,
});

/**
 * Null without a key, or with one that cannot be decrypted because `ENCRYPTION_KEY` was changed.
 */
function keyOf({ encryption, log }: ModelNeeds, owner: Owner): string | null {
  try {
    return apiKeyOf({ encryption }, owner);
  } catch (error) {
    log.error({ ownerId: owner.id.toHexString(), error }, 'an API key cannot be decrypted');
    return null;
  }
}

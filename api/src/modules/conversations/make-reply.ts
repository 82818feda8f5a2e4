import type { Finding } from '@askwell/answers';
import type { ReplySource } from '@askwell/contracts';
import { GeminiFailure, type FailureKind, type Turn } from '../../providers/gemini/index.ts';
import type { Services } from '../../services.ts';
import { apiKeyOf } from '../accounts/api-key.ts';
import type { Owner } from '../accounts/owner.ts';
import { eitherSignal } from './either-signal.ts';
import { systemInstruction, type Persona } from './prompt.ts';
import type { ReplySink } from './reply-sink.ts';
import { withoutMark } from './unanswered-mark.ts';

export type Reply = {
  text: string;
  source: ReplySource;
  answered: boolean;
  /** It broke off, or the visitor left before its end. */
  isPartial: boolean;
  /** From the question to the first and the last piece. */
  firstTokenMs: number;
  lastTokenMs: number;
  /** Why the model did not answer, or not to the end. */
  failure: FailureKind | null;
  /** Which matches of the finding it rests on, by their places. */
  cited: number[];
};

type Question = {
  chatbot: Persona;
  owner: Owner;
  text: string;
  history: readonly Turn[];
  finding: Finding;
};

/** Where the text of a reply goes. */
type Listener = Pick<ReplySink, 'gone' | 'delta' | 'takeBack'>;

type Needs = Pick<Services, 'gemini' | 'seals' | 'log' | 'stopping'>;

const apology =
  "I'm sorry, I can't answer that right now. If you leave your email address here, somebody will get back to you.";

/**
 * Lets the model answer into the sink. Where it fails before the visitor has read anything, the knowledge base answers by
 * itself if it is sure enough, else we apologise. Never throws for the provider's sake.
 */
export async function makeReply(services: Needs, question: Question, sink: Listener): Promise<Reply> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  let text = '';
  let firstTokenMs: number | null = null;
  const say = async (piece: string) => {
    firstTokenMs ??= elapsed();
    text += piece;
    await sink.delta(piece);
  };
  const made = (reply: Pick<Reply, 'source' | 'answered' | 'failure' | 'cited'>): Reply => {
    const lastTokenMs = elapsed();
    return { ...reply, text, isPartial: false, firstTokenMs: firstTokenMs ?? lastTokenMs, lastTokenMs };
  };

  const ending = eitherSignal(sink.gone, services.stopping);
  try {
    const { pieces, isMarked } = askModel(services, question, ending.signal);
    for await (const piece of pieces) await say(piece);
    if (text === '') throw new GeminiFailure('refused');
    return made({ source: 'ai', answered: !isMarked(), failure: null, cited: [] });
  } catch (thrown) {
    if (!(thrown instanceof GeminiFailure)) throw thrown;
    const failure = thrown.kind;
    if (sink.gone.aborted || !sink.takeBack()) {
      return { ...made({ source: 'ai', answered: false, failure, cited: [] }), isPartial: true };
    }
    text = '';
    const [best] = question.finding.decision === 'unknown' ? [] : question.finding.matches;
    await say(best?.answer ?? apology);
    return made({
      source: best ? 'faq' : 'none',
      answered: best !== undefined,
      failure,
      cited: best ? [0] : [],
    });
  } finally {
    ending.release();
  }
}

/** The model's reply as it comes, and whether it says that it does not know. */
function askModel(
  services: Needs,
  { chatbot, owner, text, history, finding }: Question,
  signal: AbortSignal,
) {
  const apiKey = keyOf(services, owner);
  if (apiKey === null) throw new GeminiFailure('key_rejected');
  const reply = withoutMark(
    services.gemini.streamReply({
      apiKey,
      systemInstruction: systemInstruction(chatbot, finding.matches),
      history,
      question: text,
      signal,
    }),
  );
  return { pieces: reply.text, isMarked: reply.isMarked };
}

/** A key that cannot be opened (the ENCRYPTION_KEY was changed) is as good as none. */
function keyOf(services: Needs, owner: Owner): string | null {
  try {
    return apiKeyOf(services, owner);
  } catch (error) {
    services.log.error({ ownerId: owner.id.toHexString(), error }, 'an API key cannot be opened');
    return null;
  }
}

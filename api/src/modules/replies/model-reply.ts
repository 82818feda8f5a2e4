import { randomBytes } from 'node:crypto';
import { GeminiFailure } from '../../providers/gemini/index.ts';
import type { Services } from '../../compose.ts';
import { apiKeyOf } from '../accounts/profile/api-key.ts';
import type { Owner } from '../../kernel/owner.ts';
import { eitherSignal } from './either-signal.ts';
import { leakGuard } from './leak-guard.ts';
import type { Question } from './question.ts';
import { phrases } from './phrases.ts';
import { rules, systemInstruction } from './prompt.ts';
import { withoutMarks } from './reply-marks.ts';
import type { Listener, Reply, Said } from './reply.ts';

export type ModelNeeds = Pick<Services, 'gemini' | 'encryption' | 'log' | 'stopping'>;

const guardRules = leakGuard(rules);

/**
 * Lets the model answer to the listener. Where it fails before the visitor has read anything, the knowledge base answers by
 * itself if it is sure enough, else we apologise. Never throws for the provider's sake.
 */
export async function modelReply(
  services: ModelNeeds,
  question: Question,
  listener: Listener,
): Promise<Reply> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  let text = '';
  let firstTokenMs: number | null = null;
  const made = (reply: Pick<Reply, 'answered' | 'failure'> & Partial<Reply>): Reply => {
    const lastTokenMs = elapsed();
    const times = { firstTokenMs: firstTokenMs ?? lastTokenMs, lastTokenMs };
    return { source: 'ai', isSmallTalk: false, isPartial: false, cited: [], text, ...times, ...reply };
  };
  const add = async (piece: string) => {
    firstTokenMs ??= elapsed();
    text += piece;
    await listener.delta(piece);
  };
  const instead = async ({ text: all, ...reply }: Said) => {
    text = '';
    await add(all);
    return made({ failure: null, ...reply });
  };

  const ending = eitherSignal(listener.gone, services.stopping);
  try {
    const { pieces, isLeaking, marked } = askModel(services, question, ending.signal);
    for await (const piece of pieces) await add(piece);
    if (isLeaking()) {
      const { offTopic } = phrases[question.language];
      if (listener.takeBack()) return await instead({ text: offTopic, source: 'none', answered: false });
      await add(` … ${offTopic}`);
      return made({ answered: false, failure: null });
    }
    if (text === '') throw new GeminiFailure('refused');
    const { cited, isUnanswered, isSmallTalk } = marked;
    const answered = isSmallTalk || (cited.length > 0 && !isUnanswered);
    return made({ answered, isSmallTalk, cited, failure: null });
  } catch (thrown) {
    if (!(thrown instanceof GeminiFailure)) throw thrown;
    const failure = thrown.kind;
    if (listener.gone.aborted || !listener.takeBack()) {
      return made({ answered: false, failure, isPartial: true });
    }
    const { finding, language } = question;
    const [best] = finding.decision === 'unknown' ? [] : finding.matches;
    return await instead(
      best
        ? { text: best.answer, source: 'faq', answered: true, cited: [0], failure }
        : { text: phrases[language].apology, source: 'none', answered: false, failure },
    );
  } finally {
    ending.release();
  }
}

/** The model's reply as visitors may read it, and what its marks said. */
function askModel(
  services: ModelNeeds,
  { chatbot, owner, text, history, finding }: Question,
  signal: AbortSignal,
) {
  const apiKey = keyOf(services, owner);
  if (apiKey === null) throw new GeminiFailure('key_rejected');
  const nonce = randomBytes(8).toString('hex');
  const request = {
    apiKey,
    systemInstruction: systemInstruction(chatbot, finding.matches, nonce),
    history,
    question: text,
    signal,
  };
  const said = services.gemini.streamReply(request, services.log);
  const { text: unmarked, marked } = withoutMarks(said, finding.matches.length);
  const { text: pieces, isLeaking } = guardRules(unmarked, [nonce, apiKey]);
  return { pieces, isLeaking, marked };
}

/** A key that cannot be opened (the ENCRYPTION_KEY was changed) is as good as none. */
function keyOf(services: ModelNeeds, owner: Owner): string | null {
  try {
    return apiKeyOf(services, owner);
  } catch (error) {
    services.log.error({ ownerId: owner.id.toHexString(), error }, 'an API key cannot be opened');
    return null;
  }
}

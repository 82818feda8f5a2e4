import { formatNumber, useWords } from '@askwell/ui';
import css from './ReplyTraceView.module.css';
import { traceWords } from './words/reply-trace.ts';

type Match = {
  text: string;
  confidence: number;
  scores: { lexical: number; semantic: number | null } | null;
  /** Whether it was in the model's prompt. */
  isShown: boolean;
};

type ReplyTraceViewProps = {
  trace: {
    threshold: number;
    prompt: { entries: number; isWhole: boolean } | null;
    usage: { model: string; inputTokens: number; outputTokens: number } | null;
    price: { dollars: number; asOf: string } | null;
  };
  responseMs: number;
  /** What the search found, and what the reply cites besides. */
  matches: readonly Match[];
};

/** How a reply came about, folded away: search, prompt, tokens, time and price. */
export function ReplyTraceView({ trace, responseMs, matches }: ReplyTraceViewProps) {
  const words = useWords(traceWords);
  const { threshold, prompt, usage, price } = trace;
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return (
    <details className={css.trace}>
      <summary>{words.title}</summary>
      <dl className={css.facts}>
        <dt>{words.threshold}</dt>
        <dd>{words.answersFrom(percent(threshold))}</dd>
        {prompt === null ? null : (
          <>
            <dt>{words.prompt}</dt>
            <dd>{words.inPrompt[prompt.isWhole ? 'whole' : 'part'](prompt.entries)}</dd>
          </>
        )}
        {usage === null ? null : (
          <>
            <dt>{words.model}</dt>
            <dd>{usage.model}</dd>
            <dt>{words.tokens}</dt>
            <dd>{words.inAndOut(formatNumber(usage.inputTokens), formatNumber(usage.outputTokens))}</dd>
          </>
        )}
        <dt>{words.time}</dt>
        <dd>{words.milliseconds(formatNumber(responseMs))}</dd>
        {price === null ? null : (
          <>
            <dt>{words.price}</dt>
            <dd>{words.estimate(price.dollars.toPrecision(2), price.asOf)}</dd>
          </>
        )}
      </dl>
      {matches.length === 0 ? null : (
        <ul className={css.matches} aria-label={words.matches}>
          {matches.map(({ text, confidence, scores, isShown }, place) => (
            // Of fixed order; a text can come twice.
            <li key={place}>
              {text} {'– '}
              {[
                words.confidence(percent(confidence)),
                scores && words.byWords(percent(scores.lexical)),
                typeof scores?.semantic === 'number' ? words.byMeaning(percent(scores.semantic)) : null,
                prompt === null ? null : words.shown[isShown ? 'yes' : 'no'],
              ]
                .filter((part) => part !== null)
                .join(', ')}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

import { Button, useWords } from '@askwell/ui';
import { playgroundWords } from '../words/playground.ts';
import type { Exchange } from './exchange.ts';
import { MatchView } from './MatchView.tsx';
import { ReplyView } from './ReplyView.tsx';
import css from './ExchangeView.module.css';

type ExchangeViewProps = {
  exchange: Exchange;
  goToFaq: (key: number) => void;
  addAsFaq: (question: string) => void;
  askAgain: () => void;
};

/** A question, its reply, and the matches in the knowledge base. */
export function ExchangeView({ exchange, goToFaq, addAsFaq, askAgain }: ExchangeViewProps) {
  const words = useWords(playgroundWords);
  const { question, found, reply } = exchange;
  const isUnknown = isUnanswered(exchange);
  return (
    <article className={css.exchange} aria-label={question}>
      <p className={css.question}>{question}</p>
      <ReplyView reply={reply} askAgain={askAgain} />
      {found === null ? null : (
        <div className={css.found}>
          <p className={css.label}>{words.headings[headingOf(found)]}</p>
          {found.matches.length === 0 ? null : (
            <ul className={css.matches}>
              {found.matches.map((match, place) => (
                <MatchView key={place} match={match} goToFaq={goToFaq} />
              ))}
            </ul>
          )}
          {isUnknown ? (
            <Button size="s" onClick={() => addAsFaq(question)}>
              {words.addFaq}
            </Button>
          ) : null}
        </div>
      )}
    </article>
  );
}

/**
 * A reply overrides the matches: the chatbot may know from the conversation, or not know despite a
 * match.
 */
const isUnanswered = ({ found, reply }: Exchange): boolean => {
  if (reply.state !== 'answered') return found?.decision === 'unknown';
  const rests = found?.matches.some(({ isCited }) => isCited) ?? false;
  return !reply.answer.answered || (found?.decision === 'unknown' && !rests);
};

const headingOf = ({ decision, matches }: NonNullable<Exchange['found']>) => {
  if (matches.length === 0) return 'none';
  return decision === 'unknown' || decision === 'ambiguous' ? decision : 'found';
};

import { Button } from '@askwell/ui';
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

/** A question, the answer, and what in the knowledge base was near. */
export function ExchangeView({ exchange, goToFaq, addAsFaq, askAgain }: ExchangeViewProps) {
  const { question, found, reply } = exchange;
  const isUnknown = isUnanswered(exchange);
  return (
    <article className={css.exchange} aria-label={question}>
      <p className={css.question}>{question}</p>
      <ReplyView reply={reply} askAgain={askAgain} />
      {found === null ? null : (
        <div className={css.found}>
          <p className={css.label}>{headingOf(found)}</p>
          {found.matches.length === 0 ? null : (
            <ul className={css.matches}>
              {found.matches.map((match, place) => (
                <MatchView key={place} match={match} goToFaq={goToFaq} />
              ))}
            </ul>
          )}
          {isUnknown ? (
            <Button size="s" onClick={() => addAsFaq(question)}>
              Add as FAQ
            </Button>
          ) : null}
        </div>
      )}
    </article>
  );
}

/** Once the chatbot has spoken, its word counts: it may know from the conversation, or not know in spite of a match. */
const isUnanswered = ({ found, reply }: Exchange): boolean => {
  if (reply.state !== 'answered') return found?.decision === 'unknown';
  const rests = found?.matches.some(({ isCited }) => isCited) ?? false;
  return !reply.answer.answered || (found?.decision === 'unknown' && !rests);
};

const headingOf = ({ decision, matches }: NonNullable<Exchange['found']>): string => {
  if (matches.length === 0) return 'Nothing in the knowledge base matches this.';
  if (decision === 'unknown') return 'Nothing in the knowledge base answers this. The closest:';
  return decision === 'ambiguous' ? 'Several FAQs match:' : 'Found in the knowledge base:';
};

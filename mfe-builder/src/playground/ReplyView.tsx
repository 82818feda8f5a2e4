import { Link } from '@askwell/platform';
import { ReplyTraceView } from '@askwell/reply-trace';
import { AnswerText, Badge, Button, Skeleton, useWords, VisuallyHidden } from '@askwell/ui';
import { playgroundWords } from '../words/playground.ts';
import type { Exchange } from './exchange.ts';
import { replyNote } from './reply-note.ts';
import css from './ExchangeView.module.css';

type ReplyViewProps = { reply: Exchange['reply']; askAgain: () => void };

/** The chatbot's reply with its source, or that it is on its way, or why it failed. */
export function ReplyView({ reply, askAgain }: ReplyViewProps) {
  const words = useWords(playgroundWords);
  const again = (
    <Button size="s" onClick={askAgain}>
      {words.askAgain}
    </Button>
  );
  switch (reply.state) {
    case 'waiting':
      return (
        <div className={css.answer}>
          <VisuallyHidden>{words.waiting}</VisuallyHidden>
          <Skeleton width="85%" />
          <Skeleton width="55%" />
        </div>
      );
    case 'failed':
      return (
        <div className={css.failed}>
          <p>{reply.message}</p>
          {reply.code === 'api_key_required' ? <Link to="/dashboard">{words.setUpKey}</Link> : again}
        </div>
      );
    case 'answered': {
      const { text, source, failure, sources, trace, responseMs, matches } = reply.answer;
      return (
        <div className={css.answer}>
          <p className={css.text}>
            <AnswerText text={text} />
          </p>
          {sources.length === 0 ? null : (
            <p className={css.source}>{words.shownSources(sources.map(({ title }) => title))}</p>
          )}
          <p className={css.source}>
            <Badge tone={source === 'none' ? 'warning' : 'neutral'}>{words.sources[source]}</Badge>{' '}
            {replyNote(reply, words.notes)}
          </p>
          <ReplyTraceView trace={trace} responseMs={responseMs} matches={matches} />
          {failure === null ? null : failure === 'key_rejected' ? (
            <Link to="/dashboard">{words.replaceKey}</Link>
          ) : (
            again
          )}
        </div>
      );
    }
  }
}

import { Link } from '@askwell/platform';
import { AnswerText, Badge, Button, Skeleton, VisuallyHidden } from '@askwell/ui';
import type { Exchange } from './exchange.ts';
import { replyNote } from './reply-note.ts';
import css from './ExchangeView.module.css';

type ReplyViewProps = { reply: Exchange['reply']; askAgain: () => void };

/** What the chatbot said, and who worded it; or that it is on its way, or did not come. */
export function ReplyView({ reply, askAgain }: ReplyViewProps) {
  const again = (
    <Button size="s" onClick={askAgain}>
      Ask again
    </Button>
  );
  switch (reply.state) {
    case 'waiting':
      return (
        <div className={css.answer}>
          <VisuallyHidden>The answer is coming</VisuallyHidden>
          <Skeleton width="85%" />
          <Skeleton width="55%" />
        </div>
      );
    case 'failed':
      return (
        <div className={css.failed}>
          <p>{reply.message}</p>
          {reply.code === 'api_key_required' ? (
            <Link to="/dashboard">Set up your key on the dashboard</Link>
          ) : (
            again
          )}
        </div>
      );
    case 'answered': {
      const { text, source, failure } = reply.answer;
      return (
        <div className={css.answer}>
          <p className={css.text}>
            <AnswerText text={text} />
          </p>
          <p className={css.source}>
            <Badge tone={source === 'none' ? 'warning' : 'neutral'}>{sources[source]}</Badge>{' '}
            {replyNote(reply)}
          </p>
          {failure === null ? null : failure === 'key_rejected' ? (
            <Link to="/dashboard">Enter another key on the dashboard</Link>
          ) : (
            again
          )}
        </div>
      );
    }
  }
}

const sources = { ai: 'Gemini', faq: 'Your own words', none: 'No answer' };

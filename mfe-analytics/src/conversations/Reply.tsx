import type { TranscriptMessage } from '@askwell/contracts';
import { Link } from '@askwell/platform';
import { AnswerText, Badge, BookOpen } from '@askwell/ui';
import { amount } from '../cards/wording.ts';
import { timeOfDay } from '../period/moments.ts';
import { confidenceWord } from './confidence-word.ts';
import css from './TranscriptView.module.css';

type BotMessage = Extract<TranscriptMessage, { role: 'bot' }>;
type ReplyProps = { message: BotMessage; chatbotId: string };

/** A reply, and why it was given. */
export function Reply({ message, chatbotId }: ReplyProps) {
  const { text, at, source, answered, isPartial, responseMs, helpful, sources } = message;
  const cited = sources.filter(({ isCited }) => isCited);
  return (
    <li className={css.bot}>
      <p className={css.bubble}>
        <span className={css.speaker}>Chatbot: </span>
        <AnswerText text={text} />
        {isPartial ? <span className={css.broken}> … broke off here</span> : null}
      </p>
      <p className={css.time}>
        <time dateTime={at}>{timeOfDay(at)}</time> · {amount(responseMs)} ms
        {source === 'faq' ? ' · your own words' : ''}
      </p>
      {answered && helpful === null ? null : (
        <p className={css.badges}>
          {answered ? null : <Badge tone="warning">Not answered</Badge>}
          {helpful === null ? null : (
            <Badge tone={helpful ? 'success' : 'danger'}>{helpful ? 'Was helpful' : 'Was not helpful'}</Badge>
          )}
        </p>
      )}
      {cited.length === 0 ? null : (
        <ul className={css.sources} aria-label="Based on">
          {cited.map(({ kind, question, confidence }, index) => (
            // What was cited can be cited twice, and never changes.
            <li key={index}>
              <BookOpen aria-hidden="true" />
              <span>
                <span className={css.speaker}>{kind === 'faq' ? 'FAQ: ' : 'Data: '}</span>
                <Link to={editorAt(chatbotId, kind, question)}>{question}</Link>{' '}
                <span className={css.confidence}>{confidenceWord(confidence)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The editor, at the FAQ of this question; a passage of the data has no place of its own there. */
const editorAt = (chatbotId: string, kind: 'faq' | 'data', question: string): string =>
  kind === 'faq' ? `/chatbot/${chatbotId}?faq=${encodeURIComponent(question)}` : `/chatbot/${chatbotId}`;

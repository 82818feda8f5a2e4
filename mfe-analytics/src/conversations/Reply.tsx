import type { TranscriptMessage, TranscriptSource } from '@askwell/contracts';
import { Link } from '@askwell/platform';
import { ReplyTraceView } from '@askwell/reply-trace';
import { AnswerText, Badge, BookOpen, formatDate, formatNumber, useWords } from '@askwell/ui';
import { confidenceLevel } from './confidence-level.ts';
import { conversationsWords } from '../words/conversations.ts';
import css from './TranscriptView.module.css';

type BotMessage = Extract<TranscriptMessage, { role: 'bot' }>;
type ReplyProps = { message: BotMessage; chatbotId: string };

/** A reply, and why it was given. */
export function Reply({ message, chatbotId }: ReplyProps) {
  const { text, at, source, answered, isPartial, responseMs, helpful, sources, trace } = message;
  const { transcript: words } = useWords(conversationsWords);
  const cited = sources.filter(({ isCited }) => isCited);
  return (
    <li className={css.bot}>
      <p className={css.bubble}>
        <span className={css.speaker}>{words.chatbot} </span>
        <AnswerText text={text} />
        {isPartial ? <span className={css.broken}> {words.partial}</span> : null}
      </p>
      <p className={css.time}>
        <time dateTime={at}>{formatDate(at, 'time')}</time> · {words.milliseconds(formatNumber(responseMs))}
        {source === 'faq' ? ` · ${words.exact}` : ''}
      </p>
      {answered && helpful === null ? null : (
        <p className={css.badges}>
          {answered ? null : <Badge tone="warning">{words.notAnswered}</Badge>}
          {helpful === null ? null : (
            <Badge tone={helpful ? 'success' : 'danger'}>{helpful ? words.helpful : words.notHelpful}</Badge>
          )}
        </p>
      )}
      {cited.length === 0 ? null : (
        <ul className={css.sources} aria-label={words.sources}>
          {cited.map(({ kind, question, url, confidence }, index) => (
            // What was cited can be cited twice, and never changes.
            <li key={index}>
              <BookOpen aria-hidden="true" />
              <span>
                <span className={css.speaker}>{words[kind]} </span>
                {url === null ? (
                  <Link to={editorAt(chatbotId, kind, question)}>{question}</Link>
                ) : (
                  <a href={url} target="_blank" rel="noreferrer">
                    {question}
                  </a>
                )}{' '}
                <span className={css.confidence}>{words.confidence[confidenceLevel(confidence)]}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {trace === null ? null : (
        <ReplyTraceView
          trace={trace}
          responseMs={responseMs}
          matches={sources.map(({ question, ...match }) => ({ ...match, text: question }))}
        />
      )}
    </li>
  );
}

/** The editor, at the FAQ of this question; a passage has no place of its own there. */
const editorAt = (chatbotId: string, kind: TranscriptSource['kind'], question: string): string =>
  kind === 'faq' ? `/chatbot/${chatbotId}?faq=${encodeURIComponent(question)}` : `/chatbot/${chatbotId}`;

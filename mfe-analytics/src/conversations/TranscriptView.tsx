import type { Transcript } from '@askwell/contracts';
import { Badge, formatDate, Mail, useWords } from '@askwell/ui';
import { Star } from '@askwell/ui/more-icons';
import { IdentityBadge } from '../lists/IdentityBadge.tsx';
import { Reply } from './Reply.tsx';
import { conversationsWords } from '../words/conversations.ts';
import css from './TranscriptView.module.css';

type TranscriptViewProps = { transcript: Transcript; chatbotId: string };

/** What was said, what each reply was based on, and what the visitor thought of it. */
export function TranscriptView({ transcript, chatbotId }: TranscriptViewProps) {
  const { transcript: words, identity: identityWords } = useWords(conversationsWords);
  const { messages, rating, comment, contact, identity } = transcript;
  return (
    <div className={css.transcript}>
      {identity ? (
        <p className={css.identity}>
          {identity.userId === null ? null : <span>{identityWords.userId(identity.userId)}</span>}
          <IdentityBadge identity={identity} />
          <span className={css.identityHelp}>
            {identity.isVerified ? identityWords.verifiedHelp : identityWords.notVerifiedHelp}
          </span>
        </p>
      ) : null}
      {contact ? (
        <section className={css.contact} aria-label={words.contact}>
          <Mail aria-hidden="true" />
          <div>
            <p>
              {contact.name === null ? null : <strong>{contact.name} · </strong>}
              <a href={mailTo(contact.email)}>{contact.email}</a>
            </p>
            {contact.message === null ? null : <p className={css.said}>{contact.message}</p>}
          </div>
        </section>
      ) : null}
      <ol className={css.messages} aria-label={words.messages}>
        {messages.map((message) =>
          message.role === 'bot' ? (
            <Reply key={message.id} message={message} chatbotId={chatbotId} />
          ) : (
            <li key={message.id} className={css.visitor}>
              <p className={css.bubble}>
                <span className={css.speaker}>{words.visitor} </span>
                {message.text}
              </p>
              <time className={css.time} dateTime={message.at}>
                {formatDate(message.at, 'time')}
              </time>
            </li>
          ),
        )}
      </ol>
      {rating === null ? null : (
        <section className={css.rating} aria-label={words.ratingLabel}>
          <Badge tone={rating > 3 ? 'success' : 'danger'}>
            <Star aria-hidden="true" className={css.star} />
            {words.rating(rating)}
          </Badge>
          {comment === null || comment === '' ? null : <p className={css.said}>{comment}</p>}
        </section>
      )}
    </div>
  );
}

/** An address may hold what would be read as a subject or a copy. */
const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

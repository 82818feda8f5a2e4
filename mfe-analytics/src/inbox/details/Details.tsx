import type { ReactNode } from 'react';
import type { InboxConversation } from '@askwell/contracts';
import { Button, formatDate, formatLocale, Plus, useWords } from '@askwell/ui';
import { useGetChatbotNamesQuery } from '../../api/analytics.api.ts';
import type { OpenedConversation } from '../../api/inbox.api.ts';
import { IdentityBadge } from '../../lists/IdentityBadge.tsx';
import { inboxWords } from '../../words/inbox.ts';
import css from './Details.module.css';

type DetailsProps = {
  conversation: OpenedConversation['conversation'];
  canMakeFaq: boolean;
  onMakeFaq: () => void;
  onOpen: (id: InboxConversation['id']) => void;
  onClose: () => void;
};

/** Who the visitor is, where they are, and what was said earlier. */
export function Details({ conversation, canMakeFaq, onMakeFaq, onOpen, onClose }: DetailsProps) {
  const { details: words, anonymous } = useWords(inboxWords);
  const { visitor, identity, contact, page, language, startedAt, rating, earlier, chatbotId } = conversation;
  const chatbot = useGetChatbotNamesQuery().data?.[chatbotId];
  return (
    <>
      <div className={css.top}>
        <h2>{words.label}</h2>
        <Button size="s" className={css.close} onClick={onClose}>
          {words.close}
        </Button>
      </div>
      <dl className={css.facts}>
        <Fact name={words.visitor}>
          {visitor ?? anonymous} <IdentityBadge identity={identity} />
        </Fact>
        {contact ? (
          <Fact name={words.email}>
            <a href={`mailto:${encodeURIComponent(contact.email).replace('%40', '@')}`}>{contact.email}</a>{' '}
            <span className={css.quiet}>({words.notVerified})</span>
          </Fact>
        ) : null}
        {contact?.message ? <Fact name={words.message}>{contact.message}</Fact> : null}
        {page === null ? null : (
          <Fact name={words.page}>
            <a href={page} target="_blank" rel="noreferrer">
              {shortAddress(page)}
            </a>
          </Fact>
        )}
        {language === null ? null : <Fact name={words.language}>{languageName(language)}</Fact>}
        {chatbot === undefined ? null : <Fact name={words.chatbot}>{chatbot}</Fact>}
        <Fact name={words.started}>{formatDate(startedAt, 'dateTime')}</Fact>
        {rating === null ? null : <Fact name={words.rating}>{words.rated(rating)}</Fact>}
      </dl>
      {canMakeFaq ? (
        <Button size="s" icon={<Plus aria-hidden="true" />} onClick={onMakeFaq}>
          {words.makeFaq}
        </Button>
      ) : null}
      <h3>{words.earlier}</h3>
      {earlier.length === 0 ? <p className={css.quiet}>{words.noEarlier}</p> : null}
      <ul className={css.earlier}>
        {earlier.map(({ id, startedAt: at, lastMessage }) => (
          <li key={id}>
            <button type="button" onClick={() => onOpen(id)}>
              <span className={css.last}>{lastMessage}</span>
              <time dateTime={at}>{formatDate(at, 'dateTime')}</time>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/, '').replace(/[?#].*$/, '');

/** The name of a language in that of the interface; its tag where the browser knows none. */
function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(formatLocale, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

import type { PublicChatbot } from '@askwell/contracts';
import { enoughMisses, isWithPerson, typingOf, welcomeOf, type Chat } from '../chat.ts';
import type { PanelParts } from './parts.ts';

/** What the window is about at a moment. */
export type Moment = { chatbot: PublicChatbot; chat: Chat; isOnline: boolean; isDeleting: boolean };

/** Which parts the visitor sees when, and what they say then. */
export const showMoment = (parts: PanelParts, { chatbot, chat, isOnline, isDeleting }: Moment): void => {
  const { phase, messages } = chat;
  const isReady = phase === 'ready';
  const isOver = phase === 'ended' || phase === 'full';
  const hasBegun = messages.length > 0;
  const canEnd = isReady && chat.rating === null && messages.some(({ role }) => role !== 'visitor');
  const isWithBot = !isWithPerson(chat);
  const canAskPerson = isReady && isWithBot && hasPeople(chatbot);
  const isWaiting = chat.person.status === 'waiting';
  // An address is asked for below the answer that was none, not below a question that came to
  // nothing since.
  const isAnswered = messages.at(-1)?.role === 'bot';
  const shown = phase === 'restoring' ? [] : [welcomeOf(chatbot), ...messages, ...typingOf(chat)];
  parts.messages.update(shown, chatbot, isReady);
  parts.suggestions.update(isReady && !hasBegun);
  parts.didYouMean.update(isReady && isWithBot ? chat.didYouMean : []);
  parts.offer.update(canAskPerson && isAnswered && chat.contact.misses >= enoughMisses);
  parts.contact.update(chat.contact, isReady && (isWithBot ? isAnswered : isWaiting));
  parts.header.update(
    hasBegun,
    canEnd,
    phase === 'replying',
    canAskPerson,
    parts.showOutlook(canAskPerson ? chat.outlook : {}),
  );
  parts.person.update(chat);
  parts.notice.update(phase, isOnline);
  parts.deleting.node.hidden = !isDeleting;
  parts.composer.node.hidden = isOver || isDeleting || phase === 'unavailable';
  parts.composer.update(isReady);
  parts.ending.node.hidden = !isOver || isDeleting;
  parts.ending.update(chat);
  parts.announcer.update(messages);
  parts.scrolling.update(hasBegun);
};

/** A loader that was fetched before there were people says nothing of them. */
const hasPeople = ({ handoff }: Pick<Partial<PublicChatbot>, 'handoff'>): boolean => handoff?.isOn === true;

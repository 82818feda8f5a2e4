import type { PublicChatbot } from '@askwell/contracts';
import { emptyChat, type Chat, type Message } from '../chat.ts';
import type { Conversation } from '../conversation.ts';
import type { Texts } from '../texts/index.ts';
import { announcerView } from './announcer.ts';
import { brandingView } from './branding.ts';
import { composerView } from './composer.ts';
import { element } from './element.ts';
import { endingView } from './ending.ts';
import { headerView } from './header.ts';
import { messagesView } from './messages.ts';
import { noticeView } from './notice.ts';
import { scrollingView } from './scrolling.ts';
import { suggestionsView } from './suggestions.ts';

type PanelOptions = {
  texts: Texts;
  language: string;
  direction: string;
  conversation: Conversation;
  onClose: () => void;
};

/** The window of the chat: its parts, and which of them the visitor sees when. */
export const panelView = ({ texts, language, direction, conversation, onClose }: PanelOptions) => {
  const node = element('section', {
    class: 'panel',
    role: 'dialog',
    tabindex: '-1',
    lang: language,
    dir: direction,
  });
  /** On a touch screen not into the field: its keyboard would cover the conversation unasked. */
  const focus = () => {
    if (matchMedia('(pointer: coarse)').matches) node.focus();
    else composer.focus();
  };
  const ask = (text: string) => {
    scrolling.toEnd();
    void conversation.ask(text);
  };
  /** What was pressed goes away with the work it started, so the focus needs another place. */
  const leaving =
    <Given extends unknown[]>(work: (...given: Given) => unknown) =>
    (...given: Given): void => {
      void work(...given);
      focus();
    };
  const restart = leaving(conversation.restart);
  const header = headerView({
    texts,
    panel: node,
    onClose,
    onRestart: restart,
    onEnd: () => {
      conversation.end();
      ending.focus();
    },
  });
  const messages = messagesView({
    texts,
    time: new Intl.DateTimeFormat(language, { timeStyle: 'short' }),
    onFeedback: conversation.giveFeedback,
    onAskAgain: leaving(conversation.askAgain),
  });
  const suggestions = suggestionsView(texts, leaving(ask));
  const scrolling = scrollingView(texts, element('div', {}, messages.node, suggestions.node));
  const notice = noticeView(texts, leaving(conversation.restore));
  const composer = composerView(texts, node, ask);
  const ending = endingView({
    texts,
    onRate: conversation.rate,
    onResume: leaving(conversation.resume),
    onRestart: restart,
  });
  const branding = brandingView(texts);
  const announcer = announcerView();
  node.append(
    header.node,
    scrolling.node,
    notice.node,
    ending.node,
    composer.node,
    branding.node,
    announcer.node,
  );

  let chatbot: PublicChatbot | undefined;
  let chat: Chat = emptyChat;
  let isOnline = true;
  let hasBegun = false;
  const update = () => {
    if (!chatbot) return;
    const { phase } = chat;
    const isOver = phase === 'ended' || phase === 'full';
    const canEnd =
      phase === 'ready' && chat.rating === null && chat.messages.some(({ role }) => role === 'bot');
    messages.update(
      phase === 'restoring' ? [] : [welcomeOf(chatbot), ...chat.messages],
      chatbot,
      phase === 'ready',
    );
    suggestions.update(phase === 'ready' && chat.messages.length === 0);
    header.update(chat.messages.length > 0, canEnd);
    notice.update(phase, isOnline);
    composer.node.hidden = isOver || phase === 'unavailable';
    composer.update(phase === 'ready');
    ending.node.hidden = !isOver;
    ending.update(chat);
    announcer.update(chat.messages);
    const hadBegun = hasBegun;
    hasBegun = chat.messages.length > 0;
    if (hasBegun && !hadBegun) scrolling.toEnd();
    if (hadBegun && !hasBegun) scrolling.toStart();
    node.classList.toggle('restoring', phase === 'restoring');
  };

  return {
    node,
    focus,
    paint(shown: PublicChatbot): void {
      chatbot = shown;
      node.ariaLabel = shown.configuration.chatWindowTitle;
      header.paint(shown);
      suggestions.paint(shown.suggestedQuestions);
      composer.paint(shown);
      branding.paint(shown);
      update();
    },
    update(changed: Chat, online: boolean): void {
      chat = changed;
      isOnline = online;
      update();
    },
    stop: () => scrolling.stop(),
  };
};

/** The greeting stands above every conversation and belongs to none. */
const welcomeOf = ({ configuration, settings }: PublicChatbot): Message => ({
  key: 'welcome',
  role: 'bot',
  text: configuration.welcomeMessage || settings.welcomeMessage,
  at: new Date(0),
  state: 'complete',
  helpful: null,
});

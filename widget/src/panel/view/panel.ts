import type { PublicChatbot } from '@askwell/contracts';
import type { Visitor } from '../../loader/api.ts';
import { emptyChat, type Chat, type Message } from '../chat.ts';
import type { Conversation } from '../conversation.ts';
import type { Memory } from '../memory.ts';
import type { Texts } from '../texts/index.ts';
import { saveText, transcriptOf } from '../transcript.ts';
import { announcerView } from './announcer.ts';
import { brandingView } from './branding.ts';
import { composerView } from './composer.ts';
import { contactView } from './contact.ts';
import { deletingView } from './deleting.ts';
import { element } from './element.ts';
import { endingView } from './ending.ts';
import { guarded } from './guarded.ts';
import { headerView } from './header.ts';
import { meantView } from './meant.ts';
import { messagesView } from './messages.ts';
import { noticeView } from './notice.ts';
import { scrollingView } from './scrolling.ts';
import { suggestionsView } from './suggestions.ts';

type PanelOptions = {
  texts: Texts;
  language: string;
  direction: string;
  conversation: Conversation;
  memory: Pick<Memory, 'note' | 'keepNote'>;
  visitor: () => Visitor | undefined;
  onClose: () => void;
};

/** The window of the chat: its parts, and which of them the visitor sees when. */
export const panelView = (options: PanelOptions) => {
  const { texts, language, direction, conversation, memory, onClose } = options;
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
    guarded(conversation.ask)(text);
  };
  /** What was pressed goes away with the work it started, so the focus needs another place. */
  const leaving =
    <Given extends unknown[]>(work: (...given: Given) => unknown) =>
    (...given: Given): void => {
      guarded(work)(...given);
      focus();
    };
  const restart = leaving(conversation.restart);
  const askDeleting = (isAsked: boolean) => {
    isDeleting = isAsked;
    update();
    if (isAsked) deleting.ask();
    else focus();
  };
  const header = headerView({
    texts,
    panel: node,
    onClose,
    onRestart: restart,
    onEnd: () => {
      conversation.end();
      ending.focus();
    },
    onDownload: () => {
      const names = { visitor: texts.you, bot: chatbot?.configuration.widgetTitle ?? '' };
      const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
      saveText(transcriptOf(chat.messages, names, time), `${names.bot} – ${texts.conversation}`);
    },
    onDelete: () => askDeleting(true),
  });
  const messages = messagesView({
    texts,
    time: new Intl.DateTimeFormat(language, { timeStyle: 'short' }),
    onFeedback: conversation.giveFeedback,
    onAskAgain: leaving(conversation.askAgain),
  });
  const suggestions = suggestionsView(texts, leaving(ask));
  const meant = meantView(texts, leaving(ask));
  const contact = contactView({
    texts,
    known: () => options.visitor()?.email,
    async onLeave(email, message) {
      const problem = await conversation.leaveContact(email, message);
      if (!problem) announcer.say(texts.contactLeft.replace('{email}', () => email));
      if (!problem) focus();
      return problem;
    },
  });
  const content = element('div', {}, messages.node, suggestions.node, meant.node, contact.node);
  const scrolling = scrollingView(texts, content);
  const notice = noticeView(texts, leaving(conversation.restore));
  const composer = composerView({
    texts,
    panel: node,
    draft: memory.note('draft'),
    onDraft: (text) => memory.keepNote('draft', text),
    onSend: ask,
  });
  const ending = endingView({
    texts,
    onRate: conversation.rate,
    onResume: leaving(conversation.resume),
    onRestart: restart,
  });
  const deleting = deletingView({
    texts,
    async onDelete() {
      const isGone = await conversation.erase();
      if (isGone) announcer.say(texts.deleted);
      return isGone;
    },
    onOver: () => askDeleting(false),
  });
  const branding = brandingView(texts);
  const announcer = announcerView();
  node.append(
    header.node,
    scrolling.node,
    notice.node,
    ending.node,
    deleting.node,
    composer.node,
    branding.node,
    announcer.node,
  );

  let chatbot: PublicChatbot | undefined;
  let chat: Chat = emptyChat;
  let isOnline = true;
  let hasBegun = false;
  let isDeleting = false;
  const update = () => {
    if (!chatbot) return;
    const { phase } = chat;
    const isReady = phase === 'ready';
    const isOver = phase === 'ended' || phase === 'full';
    const canEnd = isReady && chat.rating === null && chat.messages.some(({ role }) => role === 'bot');
    messages.update(phase === 'restoring' ? [] : [welcomeOf(chatbot), ...chat.messages], chatbot, isReady);
    suggestions.update(isReady && chat.messages.length === 0);
    meant.update(isReady ? chat.meant : []);
    contact.update(chat.contact, isReady && chat.messages.length > 0);
    header.update(chat.messages.length > 0, canEnd, phase === 'replying');
    notice.update(phase, isOnline);
    deleting.node.hidden = !isDeleting;
    composer.node.hidden = isOver || isDeleting || phase === 'unavailable';
    composer.update(isReady);
    ending.node.hidden = !isOver || isDeleting;
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

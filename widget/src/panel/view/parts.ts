import type { Visitor } from '../../loader/api.ts';
import type { Conversation } from '../conversation.ts';
import type { Memory, Wait } from '../memory.ts';
import type { Texts } from '../texts/index.ts';
import { announcerView } from './conversation/announcer.ts';
import { brandingView } from './header/branding.ts';
import { composerView } from './input/composer.ts';
import { contactView } from './input/contact.ts';
import { deletingView } from './header/deleting.ts';
import { button, element } from './dom/element.ts';
import { glyph } from './dom/icons.ts';
import { endingView } from './input/ending.ts';
import { safely } from './dom/safely.ts';
import { headerView } from './header/header.ts';
import { personView } from './header/person.ts';
import { describeWait } from './header/wait.ts';
import { didYouMeanView } from './questions/did-you-mean.ts';
import { messagesView } from './conversation/messages.ts';
import { noticeView } from './input/notice.ts';
import { scrollingView } from './conversation/scrolling.ts';
import { suggestionsView } from './questions/suggestions.ts';

export type PartsOptions = {
  texts: Texts;
  language: string;
  conversation: Conversation;
  memory: Pick<Memory, 'note' | 'keepNote' | 'wait'>;
  visitor: () => Visitor | undefined;
  /** The window that the parts belong to. */
  panel: HTMLElement;
  onClose: () => void;
  onDownload: () => void;
  /** Asks whether to delete the conversation, or is over with asking. */
  onDeleting: (isAsked: boolean) => void;
};

export type PanelParts = ReturnType<typeof panelParts>;

/** The parts of the window, and what each of them does to the conversation. */
export const panelParts = (options: PartsOptions) => {
  const { texts, language, conversation, memory, panel, onDeleting } = options;
  /** On a touch screen not into the field: its keyboard would cover the conversation unasked. */
  const focus = () => {
    if (matchMedia('(pointer: coarse)').matches) panel.focus();
    else composer.focus();
  };
  const ask = (text: string) => {
    scrolling.toEnd();
    safely(conversation.ask)(text);
  };
  /** What was pressed goes away with the work it started, so the focus needs another place. */
  const leaving =
    <Given extends unknown[]>(work: (...given: Given) => unknown) =>
    (...given: Given): void => {
      safely(work)(...given);
      focus();
    };
  const restart = leaving(conversation.restart);
  const header = headerView({
    texts,
    panel,
    onOpen: conversation.learnOutlook,
    onClose: options.onClose,
    onPerson: leaving(conversation.requestPerson),
    onRestart: restart,
    onEnd: () => {
      conversation.end();
      ending.focus();
    },
    onDownload: options.onDownload,
    onDelete: () => onDeleting(true),
  });
  const person = personView({
    texts,
    language,
    wait: memory.wait,
    onCancel: leaving(conversation.cancelPerson),
  });
  const outlook = element('span');
  const offer = element(
    'p',
    { class: 'offer' },
    button(
      { class: 'plain', onClick: leaving(conversation.requestPerson) },
      glyph('person'),
      texts.talkToPerson,
    ),
    outlook,
  );
  offer.hidden = true;
  const messages = messagesView({
    texts,
    time: new Intl.DateTimeFormat(language, { timeStyle: 'short' }),
    onFeedback: conversation.giveFeedback,
    onAskAgain: leaving(conversation.askAgain),
  });
  const suggestions = suggestionsView(texts, leaving(ask));
  const didYouMean = didYouMeanView(texts, leaving(ask));
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
  const content = element('div', {}, messages.node, suggestions.node, didYouMean.node, offer, contact.node);
  const scrolling = scrollingView(texts, content);
  const notice = noticeView(texts, leaving(conversation.restore));
  const composer = composerView({
    texts,
    panel,
    draft: memory.note('draft'),
    onDraft(text) {
      memory.keepNote('draft', text);
      if (text) conversation.typed();
    },
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
    onOver: () => onDeleting(false),
  });
  const branding = brandingView(texts);
  const announcer = announcerView();

  return {
    /** In the order in which they stand. */
    nodes: [
      header.node,
      person.node,
      scrolling.node,
      notice.node,
      ending.node,
      deleting.node,
      composer.node,
      branding.node,
      announcer.node,
    ],
    focus,
    header,
    person,
    /** Asks for a person, where the chatbot has not helped. */
    offer: {
      update(isShown: boolean): void {
        if (isShown && offer.hidden) safely(conversation.learnOutlook)();
        offer.hidden = !isShown;
      },
    },
    /** Says below the offer how long a person would take. @returns the words */
    showOutlook: (wait: Wait): string => (outlook.textContent = describeWait(wait, texts, language)),
    messages,
    suggestions,
    didYouMean,
    contact,
    scrolling,
    notice,
    composer,
    ending,
    deleting,
    branding,
    announcer,
  };
};

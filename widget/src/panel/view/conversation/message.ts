import type { PublicChatbot } from '@askwell/contracts';
import type { Message } from '../../chat.ts';
import { linkNode, renderMarkdown } from '../../markdown/render.ts';
import { isSafe } from '../../markdown/inline.ts';
import { closeUnfinished } from '../../markdown/unfinished.ts';
import type { Texts } from '../../texts/index.ts';
import { button, element } from '../dom/element.ts';
import { faceView } from '../dom/face.ts';
import { feedbackView } from './feedback.ts';
import { typewriter } from './typewriter.ts';
import { glyph } from '../dom/icons.ts';

export type MessageOptions = {
  texts: Texts;
  /** Formats the time of day. */
  time: Intl.DateTimeFormat;
  onFeedback: (helpful: boolean) => void;
  onAskAgain: () => void;
};

/** How a message is to look where it stands. */
export type MessagePlace = {
  /** For the first of several by the same author. */
  author: string | undefined;
  /** Whether the author's name is seen: of the chatbot once, until a person has written. */
  isNamed: boolean;
  /** The chatbot whose logo stands beside it; undefined without one. */
  chatbot: PublicChatbot | undefined;
  /** Whether the visitor can ask it again from here. */
  canAskAgain: boolean;
  hasTyping: boolean;
  hasEmoji: boolean;
};

export type MessageView = {
  node: HTMLElement;
  update(message: Message, place: MessagePlace): void;
  remove(): void;
};

/**
 * One message: the visitor's as the plain text it is, the chatbot's as Markdown that grows while it
 * streams.
 */
export const messageView = (options: MessageOptions): MessageView => {
  const author = element('span', { class: 'author' });
  const bubble = element('div', { class: 'bubble', dir: 'auto' });
  const typing = element('div', { class: 'bubble typing' }, element('i'), element('i'), element('i'));
  const below = element('div', { class: 'below' });
  const node = element('li', {}, author, bubble, below);
  const face = faceView('face');
  const feedback = feedbackView(options.texts, options.onFeedback);
  const flow = typewriter((text, isWhole) => renderMarkdown(bubble, isWhole ? text : closeUnfinished(text)));
  let isStreamed = false;
  let shownRemark = '';

  const showReply = ({ state, text }: Message, { hasEmoji }: MessagePlace) => {
    const wanted = hasEmoji ? text : withoutEmoji(text);
    if (state === 'waiting' || state === 'streaming') isStreamed = true;
    if (isStreamed) flow.to(wanted, state === 'complete');
    else renderMarkdown(bubble, wanted);
  };

  return {
    node,
    update(message, place) {
      const { role, state, text } = message;
      const { author: name, isNamed, chatbot } = place;
      node.className = `${role} ${state}${name ? ' first' : ''}${isNamed ? ' named' : ''}${chatbot ? ' faced' : ''}`;
      if (chatbot && name) {
        face.paint(chatbot);
        node.prepend(face.node);
      } else face.node.remove();
      author.textContent = name ?? '';
      if (state === 'waiting' && place.hasTyping) bubble.after(typing);
      else typing.remove();
      bubble.hidden = text === '';
      if (role === 'visitor') bubble.textContent = text;
      else showReply(message, place);
      feedback.update(message.helpful);
      const remark = [state, message.problem, message.id, place.canAskAgain].join();
      // Only when it says something else: what is replaced loses the focus.
      if (remark !== shownRemark) below.replaceChildren(...belowOf(message, place, options, feedback.node));
      shownRemark = remark;
    },
    remove() {
      flow.stop();
      node.remove();
    },
  };
};

/**
 * What stands below a message: what went wrong with it, or when it was said and whether it helped.
 */
const belowOf = (
  message: Message,
  { canAskAgain }: MessagePlace,
  { texts, time, onAskAgain }: MessageOptions,
  feedback: HTMLElement,
): Node[] => {
  const { state, problem, id, role, at } = message;
  if (state === 'failed' || state === 'interrupted') {
    const label = state === 'failed' ? texts.tryAgain : texts.askAgain;
    return [
      element('span', { class: 'problem' }, glyph('alert'), problem ?? ''),
      ...(canAskAgain ? [button({ class: 'link', onClick: onAskAgain }, label)] : []),
    ];
  }
  if (state !== 'complete' || role === 'visitor' || !id) return [];
  return [
    ...sourcesOf(message, texts),
    element('time', { datetime: at.toISOString(), dir: 'auto' }, time.format(at)),
    ...(role === 'bot' ? [feedback] : []),
  ];
};

/** Each title is isolated: it is in the owner's language, the line in the visitor's. */
const sourcesOf = ({ sources = [] }: Message, { source }: Texts): Node[] => {
  const titles = sources.flatMap(({ title, url }, index) => [
    index === 0 ? `${source} ` : ' · ',
    element('bdi', {}, url && isSafe(url) ? linkNode(url, [title]) : title),
  ]);
  return titles.length > 0 ? [element('p', { class: 'sources' }, ...titles)] : [];
};

/**
 * Pictures only: digits, ©, ™ and the like are text to Unicode unless a variation selector says
 * otherwise.
 */
const withoutEmoji = (text: string): string =>
  text.replace(
    / ?(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)(?:\p{Emoji_Modifier}|\u200D\p{Emoji}\uFE0F?)*/gu,
    '',
  );

import type { limits, PublicChatbot } from '@askwell/contracts';
import { fill, type Texts } from '../../texts/index.ts';
import { element, listen } from '../dom/element.ts';
import { emojiView } from './emoji.ts';
import { glyph } from '../dom/icons.ts';

/** The contracts' own number: the compiler compares them. */
const mostCharacters: typeof limits.message.characters = 2000;
/** From here on the visitor is told how many are left. */
const fewCharacters = 200;

type ComposerOptions = {
  texts: Texts;
  panel: HTMLElement;
  /** What was being written when the page went. */
  draft: string;
  /** Told whenever it changes what is written. */
  onDraft: (text: string) => void;
  onSend: (text: string) => void;
};

/**
 * Where the visitor writes. Enter sends, Shift+Enter begins a line; what is written stays until it
 * can be sent.
 */
export const composerView = ({ texts, panel, draft, onDraft, onSend }: ComposerOptions) => {
  const input = element('textarea', {
    rows: '1',
    maxlength: String(mostCharacters),
    enterkeyhint: 'send',
  });
  const send = element('button', {
    type: 'submit',
    class: 'send',
    'aria-label': texts.send,
    title: texts.send,
  });
  send.append(glyph('send'));
  const left = element('output', { class: 'left' });
  const emoji = emojiView(texts, panel, (picked) => {
    input.setRangeText(picked, input.selectionStart, input.selectionEnd, 'end');
    edited();
    input.focus();
  });
  const field = element('div', { class: 'field' }, input, emoji.opener, send);
  const node = element('form', { class: 'composer' }, emoji.box, left, field);
  let isReady = true;
  let isPainted = false;

  const written = () => {
    const rest = mostCharacters - input.value.length;
    left.textContent = rest > fewCharacters ? '' : fill(texts.charactersLeft, rest);
    send.ariaDisabled = String(!isReady || input.value.trim() === '');
    input.style.height = 'auto';
    // Empty, it reads in the direction of the panel, as its placeholder does.
    input.dir = input.value ? 'auto' : '';
    // Before it is on the page it has no height to follow.
    if (input.scrollHeight) input.style.height = `${input.scrollHeight}px`;
  };
  const edited = () => {
    onDraft(input.value);
    written();
  };
  const submit = () => {
    const text = input.value.trim();
    if (!isReady || !text) return;
    input.value = '';
    onSend(text);
    edited();
  };
  input.value = draft;
  listen(input, 'input', edited);
  listen(input, 'keydown', (event) => {
    // 229: Safari ends a composition before this event.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    submit();
  });
  listen(node, 'submit', (event) => {
    event.preventDefault();
    submit();
  });

  return {
    node,
    focus: () => input.focus({ preventScroll: true }),
    paint({ configuration, settings }: PublicChatbot): void {
      const placeholder = configuration.placeholder || texts.placeholder;
      input.placeholder = input.ariaLabel = placeholder;
      if (isPainted && emoji.opener.hidden === !settings.enableEmoji) return;
      isPainted = true;
      emoji.opener.hidden = !settings.enableEmoji;
      written();
    },
    /** `isReady`: whether something can be sent now; writing is possible all the same. */
    update(ready: boolean): void {
      if (ready === isReady) return;
      isReady = ready;
      written();
    },
  };
};

import type { Chat } from '../../chat.ts';
import type { Wait } from '../../memory.ts';
import { fill, type Texts } from '../../texts/index.ts';
import { button, element } from '../dom/element.ts';
import { describeWait } from './wait.ts';
import { firstSign } from './first-sign.ts';

type PersonOptions = {
  texts: Texts;
  language: string;
  wait: () => Wait | undefined;
  onCancel: () => void;
};

/** Below the header, from the request for a person on: who answers, or how long it takes. */
export const personView = ({ texts, language, wait, onCancel }: PersonOptions) => {
  const avatar = element('span', { class: 'face', 'aria-hidden': 'true' });
  const name = element('bdi');
  const more = element('span');
  const cancel = button({ class: 'link', onClick: onCancel }, texts.useChatbot);
  const text = element('p', { role: 'status' }, element('b', {}, name), ' ', more);
  const node = element('div', { class: 'person' }, avatar, text, cancel);
  let shown = '';
  return {
    node,
    update({ person }: Chat): void {
      const isWaiting = person.status === 'waiting';
      node.hidden = !isWaiting && person.status !== 'human';
      cancel.hidden = !isWaiting;
      const said = [
        isWaiting ? texts.waiting : person.name,
        !person.isConnected
          ? texts.reconnecting
          : person.isTyping
            ? fill(texts.isTyping, person.name)
            : isWaiting
              ? describeWait(wait() ?? {}, texts, language)
              : '',
      ] as const;
      // Only when it says something else: it is read out.
      if (said.join('\n') === shown) return;
      shown = said.join('\n');
      [name.textContent, more.textContent] = said;
      avatar.textContent = firstSign(person.name);
      node.classList.toggle('waiting', isWaiting);
    },
  };
};

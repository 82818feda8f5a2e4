import type { Message } from '../../chat.ts';
import { renderMarkdown } from '../../markdown/render.ts';
import { element } from '../dom/element.ts';

/**
 * Long enough to be taken up; afterwards it would only be a second copy for who reads the panel
 * line by line.
 */
const heardMs = 3_000;

const pending: readonly Message['state'][] = ['sending', 'waiting', 'streaming'];

/**
 * Tells a screen reader what became of a message, once, when it is complete or has failed. The list
 * of messages is no live region, or every chunk of a reply would be read out.
 */
export const announcerView = () => {
  const node = element('div', { class: 'unseen', role: 'status' });
  const awaited = new Set<string>();
  /** The last message of a person that is known; undefined until the conversation is shown. */
  let heard: string | undefined;
  let timer = 0;
  const say = (text: string) => {
    node.textContent = text;
    clearTimeout(timer);
    timer = window.setTimeout(() => node.replaceChildren(), heardMs);
  };
  return {
    node,
    say,
    update(messages: readonly Message[]): void {
      const latest = messages.findLast(({ role }) => role === 'agent');
      if (latest && heard !== undefined && latest.key !== heard)
        say(`${latest.author ?? ''}: ${plainText(latest.text)}`);
      if (messages.length > 0) heard = latest?.key ?? '';
      for (const { key, role, state, text, problem } of messages.slice(-2)) {
        if (pending.includes(state)) awaited.add(key);
        else if (awaited.delete(key)) {
          const reply = role === 'bot' ? plainText(text) : '';
          if (reply || problem) say([reply, problem].filter(Boolean).join('\n'));
        }
      }
    },
  };
};

const plainText = (markdown: string): string => {
  const page = element('div');
  renderMarkdown(page, markdown);
  return [...page.children].map((block) => block.textContent).join('\n');
};

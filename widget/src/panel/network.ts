import { lastQuestion } from './chat.ts';
import type { Conversation } from './conversation.ts';
import { safely } from './view/dom/safely.ts';

/**
 * Goes on by itself when the network is back: fetches what could not be fetched, sends what could
 * not be sent.
 *
 * @returns its undo
 */
export const followNetwork = (conversation: Conversation, changed: () => void): (() => void) => {
  const undo = new AbortController();
  const { signal } = undo;
  const goOn = async () => {
    const chat = conversation.chat();
    if (chat.phase === 'unreachable') await conversation.restore();
    else if (lastQuestion(chat)?.isUnsent) await conversation.askAgain();
  };
  window.addEventListener('offline', safely(changed), { signal });
  window.addEventListener(
    'online',
    safely(() => {
      changed();
      return goOn();
    }),
    { signal },
  );
  return () => undo.abort();
};

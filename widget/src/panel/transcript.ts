import type { Chat } from './chat.ts';

type Names = { visitor: string; bot: string };

/** The conversation as a text that people keep: who said what, and when. */
export const transcriptOf = (messages: Chat['messages'], names: Names, time: Intl.DateTimeFormat): string =>
  messages
    .filter(({ text }) => text !== '')
    .map(({ role, text, at }) => `${names[role]} · ${time.format(at)}\n${text}\n`)
    .join('\n');

/** Hands a text to the visitor as a file, made in the browser: nothing is sent anywhere. */
export const saveText = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'chat'}.txt`;
  link.click();
  // A browser may still be reading when the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

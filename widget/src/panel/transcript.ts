import type { PublicChatbot } from '@askwell/contracts';
import type { Message } from './chat.ts';
import type { Texts } from './texts/index.ts';

/**
 * Hands the conversation to the visitor as a text to keep: who said what, and when. Nothing is sent
 * anywhere.
 */
export const saveTranscript = (
  messages: readonly Message[],
  { configuration }: PublicChatbot,
  texts: Texts,
  language: string,
): void => {
  const names = { visitor: texts.you, bot: configuration.widgetTitle, agent: '' };
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const transcript = messages
    .filter(({ text }) => text !== '')
    .map(({ role, author, text, at }) => `${author ?? names[role]} · ${time.format(at)}\n${text}\n`)
    .join('\n');
  saveText(transcript, `${names.bot} – ${texts.conversation}`);
};

/** A file that is made in the browser. */
const saveText = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'chat'}.txt`;
  link.click();
  // A browser may still be reading when the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

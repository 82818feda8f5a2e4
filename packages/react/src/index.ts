import { createElement, useEffect, useState, type ReactElement } from 'react';
import type { Askwell, Visitor } from './askwell.ts';

export type { Askwell, AskwellEvent, AskwellEvents, Listener, Visitor } from './askwell.ts';

export type AskwellChatProps = {
  /** The id in the embed code: 24 characters. */
  chatbotId: string;
  /** Where Askwell runs, such as `https://chat.example.com`. */
  server: string;
  /**
   * `inline` fills the element around the component, which needs a height; `page` fills the window.
   * Without it, a button in the corner opens the chat.
   */
  mode?: 'inline' | 'page' | undefined;
  /** Who is signed in on your website; sent with the messages that follow. */
  visitor?: Visitor | undefined;
  /** Of the page, if its Content-Security-Policy asks for one. */
  nonce?: string | undefined;
  /** Gets the widget's API when the launcher is on the page. */
  onReady?: ((askwell: Askwell) => void) | undefined;
};

/** How many chats are on the page, and what the last of them shows. */
let mounted = 0;
let last = '';

/**
 * Ends when the scripts and removals before it are done: a page has one chat, and one that is still
 * arriving must not appear in the place of the next.
 */
let before: Promise<unknown> = Promise.resolve();

const withApi = (command: (askwell: Askwell) => void): void => {
  before = before.then(() => {
    (window.Askwell ||= []).push(command);
  });
};

/**
 * Shows the chat while it is rendered, and takes it away afterwards. Renders nothing itself, also
 * on a server, but the place of an `inline` chat. Render it once, in the component that all pages
 * share.
 */
export function AskwellChat(props: AskwellChatProps): ReactElement | null {
  const { chatbotId, server, mode, visitor, nonce, onReady } = props;
  const [place, setPlace] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const parent = mode === 'inline' ? place : document.head;
    if (!parent) return;
    const script = document.createElement('script');
    let isGone = false;
    const src = `${server.replace(/\/+$/, '')}/widget/${chatbotId}.js`;
    mounted += 1;
    last = src + mode;
    script.src = src;
    if (mode) script.dataset['mode'] = mode;
    if (nonce) script.nonce = nonce;
    before = before.then(
      () =>
        isGone ||
        new Promise((done) => {
          script.onload = script.onerror = done;
          parent.append(script);
        }),
    );
    return () => {
      isGone = true;
      mounted -= 1;
      script.remove();
      before = before.then(() => {
        // In the corner it stays for a component that shows the same; in a page its place is gone.
        if (mounted === 0 || mode || last !== src + mode) window.Askwell?.unmount?.();
      });
    };
  }, [chatbotId, server, mode, nonce, place]);

  useEffect(() => {
    if (visitor) withApi((askwell) => askwell.identify(visitor));
  }, [visitor]);

  useEffect(() => {
    if (onReady) withApi(onReady);
  }, [onReady]);

  return mode === 'inline' ? createElement('div', { ref: setPlace, style: { height: '100%' } }) : null;
}

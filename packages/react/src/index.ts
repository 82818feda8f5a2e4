import { createElement, useEffect, useRef, useState, type ReactElement } from 'react';
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
  /** Gets the API of each widget when its launcher is on the page. */
  onReady?: ((askwell: Askwell) => void) | undefined;
};

/** The chats of all components that are rendered, and the one whose widget is on the page. */
const wanted: unknown[] = [];
let shown: unknown;

/**
 * Ends when the scripts and removals before it are done: a page has one chat, and one that is still
 * arriving must not appear in the place of the next.
 */
let before: Promise<unknown> = Promise.resolve();

/**
 * Shows the chat while it is rendered, and takes it away afterwards. Renders nothing itself, also
 * on a server, but the place of an `inline` chat. Render it once, in the component that all pages
 * share.
 */
export function AskwellChat(props: AskwellChatProps): ReactElement | null {
  const { chatbotId, server, mode, visitor, nonce, onReady } = props;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const api = useRef<Askwell>(null);
  const latest = useRef(props);

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const parent = mode === 'inline' ? place : document.head;
    if (!parent) return;
    const script = document.createElement('script');
    let isGone = false;
    const src = `${server.replace(/\/+$/, '')}/widget/${chatbotId}.js`;
    // In the corner it stays for a component that shows the same; in a page its place is gone.
    const chat = mode ? script : src;
    wanted.push(chat);
    script.src = src;
    if (mode) script.dataset['mode'] = mode;
    if (nonce) script.nonce = nonce;
    before = before.then(async () => {
      if (isGone) return;
      const earlier = window.Askwell;
      await new Promise((done) => {
        script.onload = script.onerror = done;
        parent.append(script);
      });
      const askwell = window.Askwell;
      if (askwell !== earlier) shown = chat;
      if (isGone || !askwell?.unmount) return;
      api.current = askwell;
      const { visitor: who, onReady: command } = latest.current;
      if (who) askwell.identify(who);
      if (command) askwell.push(command);
    });
    return () => {
      isGone = true;
      api.current = null;
      wanted.splice(wanted.indexOf(chat), 1);
      script.remove();
      before = before.then(() => {
        if (shown === chat && !wanted.includes(chat)) window.Askwell?.unmount?.();
      });
    };
  }, [chatbotId, server, mode, nonce, place]);

  // What changes while the widget is on the page.
  useEffect(() => {
    if (visitor) api.current?.identify(visitor);
  }, [visitor]);

  useEffect(() => {
    if (onReady) api.current?.push(onReady);
  }, [onReady]);

  return mode === 'inline' ? createElement('div', { ref: setPlace, style: { height: '100%' } }) : null;
}

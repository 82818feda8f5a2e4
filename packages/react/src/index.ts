import { useEffect } from 'react';
import type { Askwell, Visitor } from './askwell.ts';

export type { Askwell, AskwellEvent, AskwellEvents, Listener, Visitor } from './askwell.ts';

export type AskwellChatProps = {
  /** The id in the embed code: 24 characters. */
  chatbotId: string;
  /** Where Askwell runs, such as `https://chat.example.com`. */
  server: string;
  /** Who is signed in on your website; sent with the messages that follow. */
  visitor?: Visitor | undefined;
  /** Of the page, if its Content-Security-Policy asks for one. */
  nonce?: string | undefined;
  /** Gets the widget's API when the launcher is on the page. */
  onReady?: ((askwell: Askwell) => void) | undefined;
};

/** How many chats are on the page. React mounts twice in development, the widget once. */
let mounted = 0;

const withApi = (command: (askwell: Askwell) => void): void => {
  (window.Askwell ||= []).push(command);
};

/**
 * Shows the chat while it is rendered, and takes it away afterwards. Renders nothing itself, also
 * on a server. Render it once, in the component that all pages share.
 */
export function AskwellChat({ chatbotId, server, visitor, nonce, onReady }: AskwellChatProps): null {
  useEffect(() => {
    const script = document.createElement('script');
    mounted += 1;
    script.async = true;
    script.src = `${server.replace(/\/+$/, '')}/widget/${chatbotId}.js`;
    if (nonce) script.nonce = nonce;
    document.head.append(script);
    return () => {
      mounted -= 1;
      script.remove();
      // A script that is on its way still runs: it is told to leave when it has arrived.
      withApi((askwell) => {
        if (mounted === 0) askwell.unmount();
      });
    };
  }, [chatbotId, server, nonce]);

  useEffect(() => {
    if (visitor) withApi((askwell) => askwell.identify(visitor));
  }, [visitor]);

  useEffect(() => {
    if (onReady) withApi(onReady);
  }, [onReady]);

  return null;
}

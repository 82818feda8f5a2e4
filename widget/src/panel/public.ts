import type { LauncherIcon, PublicChatbot } from '@askwell/contracts';
import type { ReplyEvent, Transport } from './transport.ts';

/**
 * The panel as a module: what `import(panelUrl)` gives. Only types can be imported from
 * `@askwell/widget/panel`; the code comes from `/widget/panel.js` of the server, so that a page
 * outside shows exactly what visitors get:
 *
 * ```ts
 * const { preview }: PanelModule = await import(`${apiBase}/widget/panel.js`);
 * const shown = preview({ host: element, chatbot, transport: { send }, open: true });
 * shown.update(changedChatbot); // with every keystroke
 * shown.unmount();
 * ```
 */
export type PanelModule = {
  /**
   * The whole widget (launcher and panel) inside an element instead of in a corner of the page; its
   * own words in English.
   */
  preview: (options: PreviewOptions) => Preview;
};

export type PreviewOptions = {
  /**
   * Is filled by the widget; needs a size of its own. Nothing in it is touched and nothing is
   * stored.
   */
  host: HTMLElement;
  chatbot: PublicChatbot;
  /**
   * Who answers: the events of one reply, in the order of `ReplyEvents`. Ratings, feedback and
   * addresses go nowhere.
   */
  transport: Pick<Transport, 'send'>;
  /** The drawings of the launcher's icons; `loadPanel` gives them. */
  icons: Readonly<Record<LauncherIcon, string>>;
  /** Whether the panel is open from the start; closed unless given. */
  open?: boolean;
};

export type Preview = {
  /** Shows another configuration and keeps the conversation. */
  update(chatbot: PublicChatbot): void;
  open(): void;
  close(): void;
  /** Asks as a visitor would, to show an answer without one. */
  ask(text: string): void;
  /** Empties the conversation. */
  restart(): void;
  unmount(): void;
};

export type { ReplyEvent, Transport };

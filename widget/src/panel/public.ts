import type { LauncherIcon, PublicChatbot } from '@askwell/contracts';
import type { Mounted, MountOptions } from './mount.ts';
import type { ReplyEvent, Transport } from './transport.ts';

/**
 * The panel as a module: what `import('/widget/panel.js')` gives. Only types can be imported from
 * `@askwell/widget/panel`; the code comes from the server, so that a preview shows exactly what
 * visitors get.
 */
export type PanelModule = {
  mountPreview: (options: Pick<MountOptions, 'launcher' | 'chatbot' | 'transport'>) => Mounted;
};

/** The panel of a server that has no `preview.js` yet. */
export type OlderPanelModule = { preview: (options: PreviewOptions) => Preview };

/**
 * What `import('/widget/preview.js')` gives; `loadPanel` loads both:
 *
 * ```ts
 * const shown = preview(panel, { host: element, chatbot, transport: { send }, icons, open: true });
 * shown.update(changedChatbot); // with every keystroke
 * shown.unmount();
 * ```
 */
export type PreviewModule = { preview: (panel: PanelModule, options: PreviewOptions) => Preview };

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
  /** The drawings of the launcher's icons; the one of the chat stands in for missing ones. */
  icons: Readonly<Partial<Record<LauncherIcon, string>> & { chat: string }>;
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

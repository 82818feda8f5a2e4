import type { PublicChatbot } from '@askwell/contracts';
import { launcherIcons } from './launcher-icons.ts';
import { launcherStyle } from './launcher-style.ts';
import { initialConfiguration, initialSettings, type CompactChatbot } from './public-defaults.ts';

/** What the loader is made for. */
export type LoaderConfig = {
  chatbot: PublicChatbot;
  /** Where the API answers, without a slash at the end: `https://chat.example.com`. */
  apiBase: string;
  /** Absolute address of the current panel: `{apiBase}/widget/{WidgetFiles.panel}`. */
  panelUrl: string;
};

/**
 * What stands in the script, so that the launcher needs one request: the style is worked out here,
 * not in every visitor's browser.
 */
export type LoaderData = {
  id: string;
  /** Names the launcher. */
  label: string;
  style: string;
  /** The icon of the button, as the data of an SVG path. */
  icon: string;
  /** The address of the logo, where the button shows it. */
  logo?: string;
  apiBase: string;
  panelUrl: string;
  /** Left out of a brief loader: then the panel fetches it. */
  chatbot?: CompactChatbot;
};

/** The most that a loader may weigh, compressed: what is longer goes out as a brief one. */
export const loaderBytes = 2000;

/** Stands once in the built loader, where an expression belongs. */
const placeholder = '__ASKWELL_CONFIG__';

/**
 * What `GET /widget/{chatbotId}.js` answers, with status 200, for a chatbot that is not there
 * (product ruling 10).
 */
export const idleLoader = '/* This chatbot is not available. */\n';

/**
 * Any page may run the loader, also an isolated one (COEP); a change reaches visitors within a
 * minute.
 */
export const loaderHeaders = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * The loader for one chatbot: what `GET /widget/{chatbotId}.js` answers.
 *
 * @param template `WidgetFiles.loaderTemplate`
 * @param isBrief without what only the panel needs, for a chatbot with long texts
 * @throws TypeError when the template has no place for the configuration
 */
export function renderLoader(template: string, config: LoaderConfig, isBrief = false): string {
  if (!template.includes(placeholder)) throw new TypeError(`the loader's template has no ${placeholder}`);
  const { chatbot, apiBase, panelUrl } = config;
  const { chatWindowTitle, launcherIcon } = chatbot.configuration;
  const data: LoaderData = {
    id: chatbot.id,
    label: chatWindowTitle,
    style: launcherStyle(chatbot),
    icon: launcherIcons[launcherIcon],
    ...(showsLogo(chatbot) && { logo: chatbot.logo ?? '' }),
    apiBase,
    panelUrl,
    ...(!isBrief && { chatbot: compactChatbot(chatbot) }),
  };
  return template.replace(placeholder, () => scriptSafeJson(data));
}

/** Whether the button shows the logo, for which the loader needs more code. */
export const showsLogo = ({ configuration, logo }: PublicChatbot): boolean =>
  configuration.launcherIcon === 'logo' && logo !== null;

/** Without the fields that have their initial values: the panel knows those. */
export const compactChatbot = ({
  configuration,
  settings,
  logo,
  texts,
  ...chatbot
}: PublicChatbot): CompactChatbot => ({
  ...chatbot,
  ...(logo !== null && { logo }),
  ...(texts.length > 0 && { texts }),
  configuration: differing(configuration, initialConfiguration),
  settings: differing(settings, initialSettings),
});

const differing = <Fields extends Record<string, unknown>>(
  fields: Fields,
  initial: Fields,
): Partial<Fields> => {
  const result: Partial<Fields> = { ...fields };
  for (const name in fields) if (fields[name] === initial[name]) delete result[name];
  return result;
};

/**
 * JSON that is also a JavaScript expression and can neither end a `<script>` nor open a comment in
 * one.
 */
const scriptSafeJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

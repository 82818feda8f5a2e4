import type { Layout } from '../../mount.ts';

/**
 * Reads `data-mode` of the loader's script: `inline` puts the widget where the script stands and
 * fills the element around it; `page` fills the window.
 */
export const placeInPage = (script: HTMLOrSVGScriptElement | null, host: Element): Layout => {
  const mode = script?.dataset['mode'];
  if (mode !== 'inline' && mode !== 'page') return 'corner';
  host.setAttribute('mode', mode);
  if (mode === 'inline') script?.after(host);
  return mode;
};

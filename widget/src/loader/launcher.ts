import css from './launcher.css?inline';

/** The round button, and the shadow root that the panel joins. */
export type Launcher = {
  host: HTMLElement;
  root: ShadowRoot;
  button: HTMLButtonElement;
  /** Names the button for those who cannot see it, and shows what `launcherStyle` says. */
  paint(label: string, style: string): void;
};

/**
 * Everything is styled through the CSS object model, which needs no permission from a page's CSP.
 *
 * @param path the icon: a filled shape in a square of 24
 */
export const createLauncher = (path: string): Launcher => {
  const host = document.createElement('askwell-chat');
  const root = host.attachShadow({ mode: 'open' });
  const button = document.createElement('button');
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet];
  button.className = 'launcher';
  button.ariaExpanded = 'false';
  button.append(icon(path));
  root.append(button);
  return {
    host,
    root,
    button,
    paint(label, style) {
      button.ariaLabel = label;
      sheet.replaceSync(css + style);
    },
  };
};

/** A filled shape in a square of 24. */
export const icon = (path: string): SVGSVGElement => {
  const svg = document.createElementNS(namespace, 'svg');
  const shape = document.createElementNS(namespace, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  shape.setAttribute('d', path);
  svg.append(shape);
  return svg;
};

const namespace = 'http://www.w3.org/2000/svg';

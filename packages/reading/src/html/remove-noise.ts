import { all, attribute, namesOf, tagOf, textLength } from './dom.ts';

const neverText =
  'script, style, template, noscript, svg, math annotation, iframe, object, embed, audio, video, canvas, select, datalist, textarea, input, progress, meter, dialog, [role="dialog"], [role="alertdialog"], [role="search"], [aria-modal="true"], map';
const menus =
  'nav, [role="navigation"], [role="menubar"], [role="menu"], [role="banner"], [role="contentinfo"], [role="toolbar"], [aria-label*="breadcrumb" i]';
const landmarks = 'main, [role="main"], article, #main, #content';

const cookieNames =
  /cookie|consent|gdpr|onetrust|didomi|usercentrics|klaro|cc-window|cmp-?(box|banner|container)/;
const pageParts =
  /(^|[\s_-])(site-?)?(header|footer|navbar|nav|topbar|breadcrumbs?|pagination|pager|share|sharing|social|related|newsletter|subscribe|skip-?link|sidebar|toc|table-of-contents|advert|ads|promo-?bar)([\s_-]|$)/;
const besideText = /(^|[\s_-])(related|newsletter|share|sharing|social|sidebar|promo|toc|advert)([\s_-]|$)/;

/** Removes from the page what is no text of it: scripts, menus, cookie banners, invisible text. */
export const removeNoise = (page: Document): void => {
  for (const element of all(page, neverText)) element.remove();
  const opened = openedIds(page);
  for (const element of all(page, '[style], [hidden], [aria-hidden="true"]')) {
    if (isInvisible(element, opened)) element.remove();
  }
  for (const element of all(page, '[id], [class]')) if (isCookieBanner(element)) element.remove();
};

/** Removes the parts around the text that every page of the site repeats. */
export const removePageParts = (page: Document): void => {
  for (const element of all(page, menus)) if (!containsText(element)) element.remove();
  for (const element of all(page, 'header, footer, aside')) {
    if (isAround(element) || (tagOf(element) === 'footer' && textLength(element) < 600)) element.remove();
  }
  const total = textLength(page.body);
  for (const element of all(page, 'div[id], div[class], section[id], section[class], ul[id], ul[class]')) {
    if (!pageParts.test(namesOf(element)) || containsText(element)) continue;
    const length = textLength(element);
    const isMenu = length > 0 && linkedLength(element) / length >= 0.6;
    const isOutside = element.closest(landmarks) === null;
    if (isMenu || (isOutside && length < total / 2)) element.remove();
  }
  for (const form of all(page, 'form')) {
    if (!containsText(form) && textLength(form) < textLength(page.body) / 2) form.remove();
  }
};

/** The headers and footers of a page, which hold the facts of its site. */
export const pagePartsOf = (page: Document): Element[] => {
  const parts = all(
    page,
    'header, footer, address, [role="banner"], [role="contentinfo"], #header, #footer, .header, .footer, .site-header, .site-footer',
  ).filter((part) => part.closest('main, [role="main"], article') === null);
  return parts.filter((part) => !parts.some((other) => other !== part && other.contains(part)));
};

const containsText = (element: Element): boolean =>
  element.querySelector('main, [role="main"], h1') !== null || tagOf(element) === 'main';

/** A header with the page's title is its text, as on many landing pages. */
const isAround = (element: Element): boolean => {
  if (tagOf(element) === 'aside' && besideText.test(namesOf(element))) return true;
  const isInText = element.parentElement?.closest('main, [role="main"], article') !== null;
  return !isInText && !(tagOf(element) === 'header' && element.querySelector('h1') !== null);
};

const linkedLength = (element: Element): number =>
  all(element, 'a[href]').reduce((sum, link) => sum + textLength(link), 0);

const isCookieBanner = (element: Element): boolean =>
  cookieNames.test(namesOf(element)) &&
  tagOf(element) !== 'body' &&
  tagOf(element) !== 'html' &&
  !containsText(element) &&
  element.closest('main, article') === null &&
  textLength(element) < 3_000;

const panelNames = /panel|collapse|accordion|tab|answer|content|body|toggle|details|dropdown|faq/;

/**
 * Text that no visitor sees. What a visitor can open, such as the panel of an accordion, is not.
 */
function isInvisible(element: Element, opened: ReadonlySet<string>): boolean {
  const style = (attribute(element, 'style') ?? '').toLowerCase().replace(/\s+/g, '');
  if (
    /font-size:0(px|em|rem|%)?(;|$|!)|opacity:0(\.0*)?(;|$|!)|text-indent:-\d{3,}|(left|top):-\d{3,}px/.test(
      style,
    )
  ) {
    return true;
  }
  if (hasHiddenColor(style)) return true;
  const isHidden = element.hasAttribute('hidden') || /display:none|visibility:hidden/.test(style);
  if (!isHidden) {
    // Icons made of letters.
    const isIcon = ['i', 'span'].includes(tagOf(element)) && textLength(element) < 30;
    return attribute(element, 'aria-hidden') === 'true' && isIcon;
  }
  return !canBeOpened(element, opened);
}

function canBeOpened(element: Element, opened: ReadonlySet<string>): boolean {
  const id = attribute(element, 'id');
  const role = attribute(element, 'role');
  if (role === 'tabpanel' || role === 'region' || tagOf(element) === 'dd') return true;
  if (panelNames.test(namesOf(element))) return true;
  if (id !== null && opened.has(id)) return true;
  const before = element.previousElementSibling;
  if (before === null) return false;
  return (
    /^(h[1-6]|button|dt|summary)$/.test(tagOf(before)) ||
    attribute(before, 'role') === 'button' ||
    before.hasAttribute('aria-expanded')
  );
}

/** The ids of what a button, a tab or a link of the page opens. */
const openedIds = (page: Document): ReadonlySet<string> =>
  new Set(
    all(page, '[aria-controls], [data-target], [data-bs-target], a[href^="#"]').flatMap((control) => [
      ...(attribute(control, 'aria-controls')?.split(/\s+/) ?? []),
      ...['href', 'data-target', 'data-bs-target'].map((name) => attribute(control, name)?.slice(1) ?? ''),
    ]),
  );

/** The same color for the text and what is behind it, or white text without a background. */
function hasHiddenColor(style: string): boolean {
  const color = /(?:^|;)color:([^;!]+)/.exec(style)?.[1];
  const background = /(?:^|;)background(?:-color)?:([^;!]+)/.exec(style)?.[1];
  if (color === undefined) return false;
  if (color === 'transparent') return background === undefined || !/gradient/.test(background);
  return background !== undefined && background === color;
}

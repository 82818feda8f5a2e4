import { countWords } from '../text/words.ts';
import type { ReadFailure } from '../source-document.ts';
import { all, tagOf, textLength } from './dom.ts';
import { spacedText } from './spaced-text.ts';

const challengeTitles =
  /^(just a moment|attention required|checking your browser|access denied|one moment, please|are you a robot|verify you are human|ddos-guard|please wait\b.*verif)/i;
const challengeMarks =
  '#challenge-form, #challenge-running, #cf-wrapper, script[src*="/cdn-cgi/challenge-platform/"], iframe[src*="captcha-delivery.com"]';

/**
 * Why a visitor who only reads would see no text: the page asks for a sign-in, needs scripts, or
 * is the check of a bot filter. To be called before anything is removed from the page.
 */
export const wallOf = (page: Document, status: number): ReadFailure | null => {
  const words = countWords(visibleTextOf(page).slice(0, 20_000));
  const title = (page.querySelector('title')?.textContent ?? '').trim();
  const isRefused = status === 403 || status === 429 || status === 503;
  if (words < 150 && (challengeTitles.test(title) || (isRefused && page.querySelector(challengeMarks)))) {
    return 'bot_wall';
  }
  if (page.querySelector('input[type="password" i]') !== null && words < 100) return 'login_wall';
  if (status === 401) return 'login_wall';
  if (words < 50 && needsScripts(page)) return 'needs_scripts';
  return null;
};

const visibleTextOf = (page: Document): string =>
  spacedText(page.body, (element) => /^(script|style|noscript|template)$/.test(tagOf(element)));

function needsScripts(page: Document): boolean {
  const roots = all(page, '#root, #app, #__next, #__nuxt, #svelte, app-root, [data-reactroot]');
  if (roots.some((root) => textLength(root) === 0)) return true;
  const notes = all(page, 'noscript').map((element) => element.textContent ?? '');
  if (/enable javascript|javascript (is )?(required|disabled)|need(s)? to enable/i.test(notes.join(' ')))
    return true;
  return all(page, 'script').length > 5;
}

import { displayFace, textFace } from '@askwell/web-host';
import { pageFaces } from './page-faces.ts';

/** The colors of `@askwell/ui`, light and dark, for the API's own pages. */
export const pageColors = `
  :root { color-scheme: light dark; --ink: #1d1a16; --soft: #4f4a42; --quiet: #6b655b; --surface: #fffefc; --paper: #f6f4f0;
    --sunk: #eeebe4; --line: #e4dfd6; --link: #0a5d63; --on-link: #fffefc }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #f1ede6; --soft: #c5bdb1; --quiet: #a0978a; --surface: #1f1c19; --paper: #161412; --sunk: #110f0d;
      --line: #332e29; --link: #82d3cf; --on-link: #161412 }
  }`;

/** The look of a small page: one sheet with a heading, text, code and buttons. */
export const pageStyles = `${pageFaces}${pageColors}
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100dvh; padding: 9vh 20px; background: var(--paper); color: var(--soft);
    font: 400 15px/1.6 ${textFace}; overflow-wrap: anywhere; -webkit-font-smoothing: antialiased }
  main { max-width: 600px; margin: auto; padding: 40px; background: var(--surface); border: 1px solid var(--line);
    border-radius: 16px }
  h1, h2, p, pre, ul { margin: 0 }
  h1, h2 { color: var(--ink); font-family: ${displayFace}; font-weight: 600; letter-spacing: -0.018em; text-wrap: balance }
  h1 { font-size: 30px; line-height: 1.15 }
  h2 { margin-top: 32px; font-size: 18px; line-height: 1.35 }
  p { margin-top: 14px }
  h2 + p { margin-top: 6px }
  ul { margin-top: 6px; padding-inline-start: 20px }
  li { margin-top: 4px }
  .label { margin: 0 0 8px; color: var(--quiet); font-size: 13px; font-weight: 500 }
  code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 13px }
  pre { margin-top: 14px; padding: 14px 16px; border-radius: 10px; background: var(--sunk); color: var(--ink);
    line-height: 1.5; white-space: pre-wrap }
  a { color: var(--link); text-underline-offset: 0.2em }
  .actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 28px }
  .actions a, button { min-height: 44px; padding: 9px 20px; border: 1px solid var(--link); border-radius: 10px; background: none;
    color: var(--link); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
  .main { background: var(--link); color: var(--on-link) }
  :is(a, button):focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
  @media (max-width: 480px) { body { padding: 20px 12px 110px } main { padding: 24px } h1 { font-size: 26px } }
`;

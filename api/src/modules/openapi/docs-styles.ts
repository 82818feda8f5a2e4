/** The colours are those of `@askwell/ui`; the page stands alone. */
export const docsStyles = `
  :root { color-scheme: light dark; --ink: #1d1a16; --soft: #4f4a42; --quiet: #6b655b; --surface: #fffefc; --paper: #f6f4f0;
    --sunk: #eeebe4; --line: #e4dfd6; --accent: #0a5d63; --accent-soft: #d9ebe9 }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #f1ede6; --soft: #c5bdb1; --quiet: #a0978a; --surface: #1f1c19; --paper: #161412; --sunk: #110f0d;
      --line: #332e29; --accent: #82d3cf; --accent-soft: #16393a }
  }
  * { box-sizing: border-box }
  html { scroll-padding-top: 24px }
  body { margin: 0; background: var(--paper); color: var(--soft); font: 16px/1.6 system-ui, sans-serif;
    overflow-wrap: break-word }
  .page { display: grid; grid-template-columns: 260px minmax(0, 760px); gap: 56px; max-width: 1120px; margin: auto;
    padding: 48px 24px 120px }
  nav { position: sticky; top: 24px; max-height: calc(100dvh - 48px); overflow-y: auto; align-self: start; font-size: 14px }
  nav strong { display: block; margin: 20px 0 4px; color: var(--ink) }
  nav a { display: block; padding: 3px 0; color: var(--soft); text-decoration: none; overflow-wrap: anywhere }
  nav a:hover { color: var(--accent); text-decoration: underline }
  h1, h2, h3, h4, p, pre, ul, table { margin: 0 }
  h1 { color: var(--ink); font-size: 38px; line-height: 1.15; letter-spacing: -0.02em }
  h2 { margin-top: 64px; color: var(--ink); font-size: 26px; letter-spacing: -0.01em }
  h3 { color: var(--ink); font-size: 18px }
  h4 { margin-top: 20px; color: var(--ink); font-size: 14px }
  p { margin-top: 12px }
  .brand { margin: 0 0 8px; color: var(--quiet); font-size: 14px; font-weight: 600 }
  .call { margin-top: 20px; padding: 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 16px }
  .line { margin-top: 8px; font: 14px/1.5 ui-monospace, monospace; color: var(--ink); overflow-wrap: anywhere }
  .method { display: inline-block; padding: 1px 8px; margin-right: 8px; border-radius: 6px; background: var(--accent-soft);
    color: var(--accent); font-weight: 700; text-transform: uppercase }
  .who { color: var(--quiet); font-size: 14px }
  pre { margin-top: 8px; padding: 14px 16px; border-radius: 10px; background: var(--sunk); color: var(--ink); font-size: 13px;
    line-height: 1.5; white-space: pre; overflow-x: auto }
  code { font-family: ui-monospace, monospace; font-size: 0.9em }
  pre code { font-size: inherit }
  table { width: 100%; margin-top: 8px; border-collapse: collapse; font-size: 14px }
  th, td { padding: 6px 12px 6px 0; border-top: 1px solid var(--line); text-align: start; vertical-align: top }
  tr:first-child > * { border-top: 0 }
  th { color: var(--ink); font-weight: 500; white-space: nowrap }
  details { margin-top: 16px }
  summary { color: var(--accent); cursor: pointer; font-size: 14px; padding: 4px 0 }
  a { color: var(--accent) }
  a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px;
    border-radius: 4px }
  @media (max-width: 860px) {
    .page { grid-template-columns: minmax(0, 1fr); gap: 24px; padding: 24px 16px 80px }
    nav { position: static; max-height: none; columns: 2; padding-bottom: 16px; border-bottom: 1px solid var(--line) }
    nav a { padding: 8px 0; break-inside: avoid }
    nav strong { break-after: avoid }
    h1 { font-size: 30px }
    .call { padding: 20px 16px }
    th { white-space: normal; overflow-wrap: anywhere }
  }
  @media (max-width: 420px) { nav { columns: 1 } }
`;

/**
 * The colours are those of `@askwell/ui`; the page stands alone, so that it shows the widget on a
 * page like a customer's.
 */
export const testPageStyles = `
  :root { color-scheme: light dark; --ink: #1d1a16; --soft: #4f4a42; --quiet: #6b655b; --surface: #fffefc; --paper: #f6f4f0;
    --sunk: #eeebe4; --line: #e4dfd6; --link: #0a5d63 }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #f1ede6; --soft: #c5bdb1; --quiet: #a0978a; --surface: #1f1c19; --paper: #161412; --sunk: #110f0d;
      --line: #332e29; --link: #82d3cf }
  }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100dvh; padding: 9vh 20px; background: var(--paper); color: var(--soft);
    font: 16px/1.6 system-ui, sans-serif; overflow-wrap: break-word }
  main { max-width: 600px; margin: auto; padding: 40px; background: var(--surface); border: 1px solid var(--line);
    border-radius: 16px }
  h1, h2, p, pre { margin: 0 }
  h1 { color: var(--ink); font-size: 34px; line-height: 1.15; letter-spacing: -0.02em }
  h2 { margin-top: 36px; color: var(--ink); font-size: 18px }
  p { margin-top: 14px }
  h2 + p { margin-top: 6px }
  .label { margin: 0 0 8px; color: var(--quiet); font-size: 13px; font-weight: 600 }
  pre { margin-top: 14px; padding: 14px 16px; border-radius: 10px; background: var(--sunk); color: var(--ink);
    font-size: 12.5px; white-space: pre-wrap; overflow-wrap: anywhere }
  a { color: var(--link) }
  /* The open panel leaves the words free. */
  @media (min-width: 1080px) { .right main { margin-left: 6vw } .left main { margin-right: 6vw } }
  @media (max-width: 480px) { body { padding: 20px 12px 110px } main { padding: 24px } h1 { font-size: 27px } }
`;

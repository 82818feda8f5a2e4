/** The page around Swagger UI. The colors are those of `@askwell/ui`. */
export const referenceStyles = `
  :root { color-scheme: light dark; --ink: #1d1a16; --soft: #4f4a42; --quiet: #6b655b; --paper: #f6f4f0; --sunk: #eeebe4;
    --line: #e4dfd6; --accent: #0a5d63 }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #f1ede6; --soft: #c5bdb1; --quiet: #a0978a; --paper: #161412; --sunk: #110f0d; --line: #332e29;
      --accent: #82d3cf }
  }
  * { box-sizing: border-box }
  html { scroll-padding-top: 24px }
  html, html.dark-mode body { background: var(--paper) }
  body { margin: 0; color: var(--soft); font: 16px/1.6 system-ui, sans-serif; overflow-wrap: break-word }
  body > header, main { max-width: 920px; margin: auto; padding: 0 24px }
  body > header { display: flex; flex-wrap: wrap; gap: 8px 32px; padding-top: 24px; font-size: 14px }
  body > header > a { color: var(--ink); font-weight: 700 }
  body > header nav { display: flex; flex-wrap: wrap; gap: 8px 20px }
  body > header a { padding: 4px 0; text-decoration: none }
  body > header a:hover { text-decoration: underline }
  main { padding-top: 40px; padding-bottom: 120px }
  main > h1, main > h2, main > p, main > pre, main table { margin: 0 }
  main > h1 { color: var(--ink); font-size: 38px; line-height: 1.15; letter-spacing: -0.02em }
  main > h2 { margin-top: 64px; color: var(--ink); font-size: 26px; letter-spacing: -0.01em }
  main > p { margin-top: 12px }
  main > .brand { color: var(--quiet); font-size: 14px; font-weight: 600 }
  main > pre { margin-top: 8px; padding: 14px 16px; border-radius: 10px; background: var(--sunk); color: var(--ink);
    font-size: 13px; line-height: 1.5; overflow-x: auto }
  main > p code, main > details code { font-family: ui-monospace, monospace; font-size: 0.9em }
  main > details { margin-top: 16px }
  main > details > summary { padding: 4px 0; color: var(--accent); cursor: pointer; font-size: 14px }
  main > details > table { width: 100%; margin-top: 8px; border-collapse: collapse; font-size: 14px }
  main > details th, main > details td { padding: 6px 12px 6px 0; border-top: 1px solid var(--line); text-align: start;
    vertical-align: top }
  main > details th { color: var(--ink); font-weight: 500; white-space: nowrap }
  body > header a, main > p a, #reference > p a { color: var(--accent) }
  :is(a, summary, pre):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px }
  #reference .wrapper { padding: 0 }
  #reference .info, #reference .scheme-container .schemes-title { display: none }
  #reference .scheme-container { background: none; box-shadow: none; padding: 16px 0 }
  html.dark-mode #reference, html.dark-mode #reference .swagger-ui { background: none }
  #reference .opblock-body { overflow-x: auto }
  #reference .wrapper > .block, #reference .opblock-tag-section { min-width: 0 }
  @media (max-width: 600px) {
    #reference section.block { margin: 0; padding: 0 }
    body > header, main { padding-inline: 16px }
    main > h1 { font-size: 30px }
    main > details th { white-space: normal; overflow-wrap: anywhere }
    #reference .opblock-summary { flex-wrap: wrap }
  }
`;

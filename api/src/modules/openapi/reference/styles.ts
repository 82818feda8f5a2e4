import { displayFace, textFace } from '@askwell/web-host';
import { pageFaces } from '../../../http/page-faces.ts';
import { pageColors } from '../../../http/page-styles.ts';

/** The page around Swagger UI. */
export const referenceStyles = `${pageFaces}${pageColors}
  * { box-sizing: border-box }
  html { scroll-padding-top: 24px }
  html, html.dark-mode body { background: var(--paper) }
  body { margin: 0; color: var(--soft); font: 400 15px/1.6 ${textFace}; overflow-wrap: break-word }
  body > header, main { max-width: 920px; margin: auto; padding: 0 24px }
  body > header { display: flex; flex-wrap: wrap; gap: 8px 32px; padding-top: 24px; font-size: 13px }
  body > header > a { color: var(--ink); font: 600 18px/1.6 ${displayFace}; letter-spacing: -0.018em }
  body > header nav { display: flex; flex-wrap: wrap; gap: 8px 20px }
  body > header a { padding: 4px 0; text-decoration: none }
  body > header a:hover { text-decoration: underline }
  main { padding-top: 40px; padding-bottom: 120px }
  main > h1, main > h2, main > p, main > pre, main table { margin: 0 }
  main > :is(h1, h2, h3) { color: var(--ink); font-family: ${displayFace}; font-weight: 600; line-height: 1.15; letter-spacing: -0.018em }
  main > h1 { font-size: 34px }
  main > h2 { margin-top: 64px; font-size: 22px }
  main > h3 { margin: 28px 0 0; font-size: 18px }
  main > p { margin-top: 12px }
  main > .brand { color: var(--quiet); font-size: 13px; font-weight: 500 }
  main > pre { margin-top: 8px; padding: 14px 16px; border-radius: 10px; background: var(--sunk); color: var(--ink);
    font-size: 13px; line-height: 1.5; overflow-x: auto }
  main > p code, main > details code { font-family: ui-monospace, monospace; font-size: 0.9em }
  main > details { margin-top: 16px }
  main > details > summary { padding: 4px 0; color: var(--link); cursor: pointer; font-size: 13px }
  main > details > table { width: 100%; margin-top: 8px; border-collapse: collapse; font-size: 13px }
  main > details th, main > details td { padding: 6px 12px 6px 0; border-top: 1px solid var(--line); text-align: start;
    vertical-align: top }
  main > details th { color: var(--ink); font-weight: 500; white-space: nowrap }
  body > header nav a, main > p a, #reference > p a { color: var(--link) }
  :is(a, summary, pre):focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px }
  #reference .swagger-ui :not(pre, pre *, code, code *, .opblock-summary-path, .opblock-summary-path *) { font-family: inherit }
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

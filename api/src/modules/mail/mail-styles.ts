/**
 * The colours of the product's two drawings (`packages/ui/src/styles/tokens.css`). The light ones
 * stand at every element, for programs that read no style sheet; the dark ones are for those that
 * read one, and keep their hands off a mail that says so.
 */
const light = {
  paper: '#f6f4f0',
  surface: '#fffefc',
  sunk: '#eeebe4',
  ink: '#1d1a16',
  soft: '#4f4a42',
  quiet: '#6b655b',
  line: '#e4dfd6',
  accent: '#0c666c',
  onAccent: '#ffffff',
  link: '#0a5d63',
};

const dark: typeof light = {
  paper: '#161412',
  surface: '#1f1c19',
  sunk: '#2e2925',
  ink: '#f1ede6',
  soft: '#c5bdb1',
  quiet: '#a0978a',
  line: '#332e29',
  accent: '#5fc3c0',
  onAccent: '#062628',
  link: '#82d3cf',
};

/** The text face where a reader has it installed; mails fetch nothing. */
const font = "Figtree,system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const codeFont = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace';

/**
 * For the head of a mail: the dark drawing, and less room around the text where there is little.
 */
export const styleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important}
.surface{background:${dark.surface}!important;border-color:${dark.line}!important}
.sunk{background:${dark.sunk}!important}
.ink{color:${dark.ink}!important}
.soft{color:${dark.soft}!important}
.quiet{color:${dark.quiet}!important}
.line{border-color:${dark.line}!important}
.accent{background:${dark.accent}!important}
.on-accent{color:${dark.onAccent}!important}
.ring{border-color:${dark.onAccent}!important}
.link{color:${dark.link}!important}
}
@media (max-width:520px){
.outer{padding:20px 12px!important}
.surface{padding:28px 22px!important}
.code{font-size:30px!important;letter-spacing:6px!important}
}`;

/** The class that draws an element in the dark, and the style that draws it everywhere else. */
export const look = {
  body: `class="paper" style="margin:0;padding:0;background:${light.paper};-webkit-text-size-adjust:100%"`,
  hidden: 'style="display:none;max-height:0;overflow:hidden;mso-hide:all"',
  outer: `class="outer paper" align="center" style="padding:40px 16px;background:${light.paper}"`,
  column: 'style="width:100%;max-width:560px;text-align:left"',
  head: 'style="padding:0 4px 20px"',
  mark: `class="accent" style="width:28px;height:28px;background:${light.accent};border-radius:14px 14px 14px 4px"`,
  ring: `class="ring" style="display:block;width:8px;height:8px;margin:0 auto;border:2px solid ${light.onAccent};border-radius:8px;font-size:0;line-height:0"`,
  brand: `class="ink" style="padding-left:10px;font:600 18px/28px ${font};letter-spacing:-.01em;color:${light.ink}"`,
  surface: `class="surface" style="padding:40px;background:${light.surface};border:1px solid ${light.line};border-radius:16px"`,
  title: `class="ink" style="margin:0 0 20px;font:600 24px/1.25 ${font};letter-spacing:-.015em;color:${light.ink};overflow-wrap:anywhere"`,
  paragraph: `class="soft" style="margin:0 0 14px;font:400 16px/1.6 ${font};color:${light.soft};overflow-wrap:anywhere"`,
  last: `class="soft" style="margin:0;font:400 16px/1.6 ${font};color:${light.soft};overflow-wrap:anywhere"`,
  code: `class="code sunk ink" align="center" style="padding:20px 12px;background:${light.sunk};border-radius:12px;font:600 36px/1.2 ${codeFont};letter-spacing:10px;color:${light.ink}"`,
  factLabel: `class="quiet line" valign="top" style="padding:10px 16px 10px 0;border-top:1px solid ${light.line};font:400 14px/1.5 ${font};color:${light.quiet};white-space:nowrap"`,
  factValue: `class="ink line" align="right" valign="top" style="padding:10px 0;border-top:1px solid ${light.line};font:600 14px/1.5 ${font};color:${light.ink};overflow-wrap:anywhere"`,
  button: `class="accent" style="background:${light.accent};border-radius:10px"`,
  buttonText: `class="on-accent" style="display:inline-block;padding:13px 22px;font:600 16px/1.25 ${font};color:${light.onAccent};text-decoration:none"`,
  link: `class="link" style="color:${light.link};text-decoration:underline"`,
  foot: `class="quiet" style="padding:20px 4px 0;font:400 13px/1.6 ${font};color:${light.quiet}"`,
  footLink: `class="quiet" style="color:${light.quiet};text-decoration:underline"`,
};

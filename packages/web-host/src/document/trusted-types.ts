import type { Site } from '../site.ts';
import { jsonForScript } from './html.ts';

/** The directives of the document's Content-Security-Policy that go with the script below. */
export const trustedTypesDirectives = [`require-trusted-types-for 'script'`, `trusted-types default`];

/**
 * The document's only policy for Trusted Types; it runs before every other script. Scripts and
 * workers load from the folders of the shell and of the remotes in the registry, and from the card
 * payment checkout. HTML is what charts draw with: none that could run a script, send a form or
 * frame a page. The checkout's own HTML is not checked once it has been opened; it runs no script,
 * because the Content-Security-Policy allows no inline scripts.
 */
export const trustedTypesScript = (site: Pick<Site, 'registry'>): string =>
  [
    `self.trustedTypes&&trustedTypes.createPolicy('default',{`,
    `createScriptURL:function(url){var to=new URL(url,location).href;`,
    `return ${jsonForScript(foldersOf(site))}.some(function(from){`,
    `return to.indexOf(new URL(from,location))===0})?url:null},`,
    `createHTML:function(html){return typeof Razorpay==='function'||`,
    `!/<(script|iframe|object|embed|base|form)|[\\s"'/]on\\w+\\s*=|javascript:/i.test(html)?html:null}});`,
  ].join('');

/** Where scripts may come from: each address ends with a slash. */
const foldersOf = ({ registry: { remotes } }: Pick<Site, 'registry'>): string[] => [
  '/shell/',
  // The service worker that shows notices.
  '/api/push/',
  ...remotes.map(({ name, entry }) => folderOf(name, entry)),
  'https://checkout.razorpay.com/',
  'https://cdn.razorpay.com/',
];

/** All releases of a remote, or the folder of a local build. */
function folderOf(name: string, entry: string): string {
  const shared = `/remotes/${name}/`;
  const at = entry.indexOf(shared);
  return at < 0 ? entry.slice(0, entry.lastIndexOf('/') + 1) : entry.slice(0, at + shared.length);
}

import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The largest page of ours has 40 kB. */
const mostCharacters = 256_000;

const elements = new Set(
  [
    'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup data datalist dd del details',
    'dfn div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label',
    'legend li main mark menu meter nav noscript ol optgroup option output p picture pre progress q rp rt ruby s samp search',
    'section select small source span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul var video',
    'wbr button svg circle clippath defs ellipse fegaussianblur filter g line lineargradient mask path pattern polygon',
    'polyline radialgradient rect stop symbol text title tspan use',
  ].flatMap((line) => line.split(' ')),
);

const addresses = new Set(['href', 'src', 'action', 'formaction', 'poster', 'cite']);
const forbidden = /^(on|nonce$|srcdoc$|srcset$|is$|http-equiv$|data-slot$)/i;

/**
 * Why the HTML of a page must not stand in a document; null when it may. It is data from a remote's
 * team: text, links, forms and pictures, and nothing that runs, loads code, or reaches out of its
 * place in the document.
 */
export function problemOfHtml(html: string): string | null {
  if (html.length > mostCharacters) return `it is longer than ${mostCharacters} characters`;
  // With an element around it and one after it: HTML that closes or leaves open too much moves one
  // of them.
  const { childNodes } = parseFragment(`<div>${html}</div><hr>`, { scriptingEnabled: false });
  const [page, end, ...rest] = childNodes;
  const isBalanced = isElement(page, 'div') && isElement(end, 'hr') && rest.length === 0;
  return isBalanced ? problemOf(page) : 'its elements are not closed as they were opened';
}

const isElement = (node: Node | undefined, name: string): node is Element =>
  node !== undefined && defaultTreeAdapter.isElementNode(node) && node.tagName === name;

function problemOf(parent: Element): string | null {
  for (const child of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    const { tagName, attrs } = child;
    if (!elements.has(tagName.toLowerCase())) return `it has a <${tagName}> element`;
    for (const { name, value } of attrs) {
      if (forbidden.test(name)) return `<${tagName}> has the attribute ${name}`;
      if (addresses.has(name) && !isHarmless(value)) return `<${tagName}> leads to ${value.slice(0, 40)}`;
      if (name === 'id' && /^(root$|askwell-)/.test(value)) return `the id ${value} belongs to the document`;
    }
    const problem = problemOf(child);
    if (problem !== null) return problem;
  }
  return null;
}

/** Browsers skip white space and control characters in a scheme. */
const isHarmless = (address: string): boolean => {
  // oxlint-disable-next-line no-control-regex -- these are what is skipped
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[\u0000-\u0020]/g, ''))?.[1];
  if (scheme === undefined) return true;
  return ['http', 'https', 'mailto', 'tel'].includes(scheme.toLowerCase()) || /^data:image\//i.test(address);
};

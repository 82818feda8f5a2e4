import { readingLimits } from '../reading-limits.ts';
import { all } from '../html/dom.ts';

/** A value of the page's metadata, of unknown shape. */
export type Metadata = Readonly<Record<string, unknown>>;

export const isMetadata = (value: unknown): value is Metadata =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of a property, of which JSON-LD allows one or several. */
export const valuesOf = (node: Metadata, property: string): readonly unknown[] => {
  const value = Object.hasOwn(node, property) ? node[property] : undefined;
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
};

export const nodesOf = (node: Metadata, property: string): Metadata[] =>
  valuesOf(node, property).filter(isMetadata);

/** A text or number of a property, shortened to the limit; null if it has none. */
export const textOf = (node: Metadata, property: string): string | null => {
  const value = valuesOf(node, property).find((one) => typeof one === 'string' || typeof one === 'number');
  return value === undefined ? null : String(value).slice(0, readingLimits.jsonLdString);
};

/** The types of a node without their vocabulary. */
export const typesOf = (node: Metadata): string[] =>
  valuesOf(node, '@type')
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^.*[/#:]/, ''));

/** All nodes of a page's JSON-LD, also those within others, within the limits. */
export const jsonLdOf = (page: Document): Metadata[] => {
  const found: Metadata[] = [];
  let left: number = readingLimits.jsonLdNodes;
  const visit = (value: unknown, depth: number): void => {
    if (left <= 0 || depth > readingLimits.jsonLdDepth) return;
    left -= 1;
    if (Array.isArray(value)) for (const item of value) visit(item, depth + 1);
    else if (isMetadata(value)) {
      if (typesOf(value).length > 0) found.push(value);
      for (const key of Object.keys(value)) visit(value[key], depth + 1);
    }
  };
  for (const script of all(page, 'script[type="application/ld+json" i]')) {
    const text = script.textContent ?? '';
    if (text.length <= readingLimits.jsonLdCharacters) visit(parsed(text), 0);
  }
  return found;
};

/** Some pages wrap it in a comment or leave line breaks in its strings. */
function parsed(text: string): unknown {
  const json = text
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/, '')
    .replace(/\s+/g, ' ');
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

import { cleanLine } from '../text/clean-text.ts';
import { isElement, isText, tagOf } from './dom.ts';

/** Elements that stand within a line. */
export const inlineTags: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** The text of an element on one line, with a space between its blocks. */
export const spacedText = (element: Element | null, without?: (child: Element) => boolean): string => {
  if (element === null) return '';
  let text = '';
  const collect = (node: Node): void => {
    if (isText(node)) text += node.textContent ?? '';
    else if (isElement(node) && !without?.(node)) {
      const isBlock = !inlineTags.has(tagOf(node));
      if (isBlock) text += ' ';
      for (const child of node.childNodes) collect(child);
      if (isBlock) text += ' ';
    }
  };
  collect(element);
  return cleanLine(text);
};

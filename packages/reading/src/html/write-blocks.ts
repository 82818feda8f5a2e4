import { isQuestion } from '../drafts/question-text.ts';
import { all, attribute, isElement, isText, namesOf, tagOf } from './dom.ts';
import { definitionsOf, isSimpleList, itemsOf, tableOf } from './lists-and-tables.ts';
import type { BlockWriter } from '../blocks/block-writer.ts';
import { inlineTags, spacedText } from './spaced-text.ts';

/**
 * Writes the text of an element in blocks: headings, paragraphs, lists and tables. `<details>`,
 * accordions and questions of definition lists are written as headings and noted as pairs.
 */
export const writeBlocks = (root: Element, writer: BlockWriter): void => {
  let line = '';
  /** Panels that are written under their heading, wherever they stand in the page. */
  const written = new Set<Element>();

  const flush = (): void => {
    const text = line;
    line = '';
    for (const paragraph of text.split(/\n\s*\n/)) writer.paragraph(paragraph);
  };

  const walkChildren = (element: Element): void => {
    for (const node of element.childNodes) {
      if (isText(node)) line += (node.textContent ?? '').replace(/\s+/g, ' ');
      else if (isElement(node)) walk(node);
    }
  };

  const walkBlock = (element: Element): void => {
    flush();
    walkChildren(element);
    flush();
  };

  const heading = (level: number, text: string): void => {
    flush();
    writer.heading(level, text);
  };

  /** The panel under a question, as blocks of its own. */
  const answer = (question: string, panel: () => void): void => {
    const level = writer.nextLevel();
    heading(level, question);
    const from = writer.count();
    panel();
    flush();
    writer.pair('details', question, from);
    writer.endHeading(level);
  };

  const walkDetails = (details: Element): void => {
    const summary = [...details.children].find((child) => tagOf(child) === 'summary');
    const question = spacedText(summary ?? null);
    if (summary) written.add(summary);
    if (question === '') walkBlock(details);
    else answer(question, () => walkBlock(details));
  };

  const walk = (element: Element): void => {
    if (written.has(element)) return;
    const tag = tagOf(element);
    const level = headingLevel(element);
    if (level !== null) {
      const panel = panelOf(element);
      if (panel === null) return heading(level, spacedText(element));
      heading(level, spacedText(element));
      const from = writer.count();
      walkBlock(panel);
      written.add(panel);
      writer.pair('details', spacedText(element), from);
      return;
    }
    if (tag === 'br') line += '\n';
    else if (tag === 'hr') flush();
    else if (tag === 'details') walkDetails(element);
    else if (isToggle(element)) walkToggle(element);
    else if (tag === 'button' || attribute(element, 'role') === 'tab') return;
    else if (inlineTags.has(tag) && !hasBlocks(element)) walkChildren(element);
    else if (attribute(element, 'role') === 'tabpanel') walkTabPanel(element);
    else if (tag === 'table') walkTable(element);
    else if (tag === 'dl') walkDefinitions(element);
    else if ((tag === 'ul' || tag === 'ol') && isSimpleList(element)) {
      flush();
      writer.list(itemsOf(element));
    } else if (tag === 'pre') {
      flush();
      writer.paragraph(element.textContent ?? '');
    } else if (isBoldLine(element)) heading(6, spacedText(element));
    else walkBlock(element);
  };

  /** A button that opens a panel is its heading. */
  const walkToggle = (toggle: Element): void => {
    const panel = panelOf(toggle);
    if (panel === null) return;
    answer(spacedText(toggle), () => walkBlock(panel));
    written.add(panel);
  };

  const walkTabPanel = (panel: Element): void => {
    const tab = controlOf(panel);
    flush();
    const level = writer.nextLevel();
    if (tab) writer.heading(level, spacedText(tab));
    walkChildren(panel);
    flush();
    if (tab) writer.endHeading(level);
  };

  const walkTable = (element: Element): void => {
    const { caption, table } = tableOf(element);
    if (table === null) return walkBlock(element);
    flush();
    const level = writer.nextLevel();
    if (caption) writer.heading(level, caption);
    writer.table(table);
    if (caption) writer.endHeading(level);
  };

  const walkDefinitions = (list: Element): void => {
    const definitions = definitionsOf(list);
    flush();
    const isShort = definitions.every(
      ({ term, details }) => !isQuestion(term) && term.length + textOf(details).length < 80,
    );
    if (isShort) {
      writer.list(definitions.map(({ term, details }) => `${term}: ${textOf(details)}`));
      return;
    }
    for (const { term, details } of definitions) {
      const level = writer.nextLevel();
      writer.heading(level, term);
      const from = writer.count();
      for (const element of details) walkBlock(element);
      writer.pair('definition', term, from);
      writer.endHeading(level);
    }
  };

  walkBlock(root);
};

const textOf = (elements: readonly Element[]): string =>
  elements.map((element) => spacedText(element)).join(' ');

function headingLevel(element: Element): number | null {
  const level = /^h([1-6])$/.exec(tagOf(element))?.[1];
  if (level !== undefined) return Number(level);
  if (attribute(element, 'role') !== 'heading') return null;
  const stated = Number(attribute(element, 'aria-level') ?? 2);
  return stated >= 1 && stated <= 6 ? stated : 2;
}

const isToggle = (element: Element): boolean =>
  (tagOf(element) === 'button' || attribute(element, 'role') === 'button' || tagOf(element) === 'a') &&
  attribute(element, 'role') !== 'tab' &&
  (element.hasAttribute('aria-expanded') || element.hasAttribute('aria-controls')) &&
  panelOf(element) !== null;

/** The panel that an element, or a button in it, opens: what it controls, or what follows it. */
function panelOf(element: Element): Element | null {
  const selector = '[aria-controls], [aria-expanded]';
  const control = element.matches(selector) ? element : element.querySelector(selector);
  if (control === null || attribute(control, 'role') === 'tab') return null;
  const id = attribute(control, 'aria-controls')?.split(/\s+/)[0];
  const controlled = id === undefined ? null : element.ownerDocument.getElementById(id);
  const panel = controlled ?? panelAfter(element);
  return panel === null || panel.contains(element) || headingLevel(panel) !== null ? null : panel;
}

const panelNames = /panel|collapse|accordion|answer|content|body|details/;

function panelAfter(element: Element): Element | null {
  const next = element.nextElementSibling;
  if (next === null) return null;
  const isPanel =
    panelNames.test(namesOf(next)) || next.hasAttribute('hidden') || attribute(next, 'role') === 'region';
  return isPanel ? next : null;
}

/** The tab that opens a panel. */
function controlOf(panel: Element): Element | null {
  const label = attribute(panel, 'aria-labelledby')?.split(/\s+/)[0];
  const byLabel = label === undefined ? null : panel.ownerDocument.getElementById(label);
  const id = attribute(panel, 'id');
  if (byLabel !== null || id === null) return byLabel;
  return (
    all(panel.ownerDocument, '[role="tab"]').find(
      (tab) => attribute(tab, 'aria-controls') === id || attribute(tab, 'href') === `#${id}`,
    ) ?? null
  );
}

/** A paragraph that is bold as a whole and short stands for a heading. */
function isBoldLine(element: Element): boolean {
  if (tagOf(element) !== 'p' && tagOf(element) !== 'div') return false;
  const [only, ...others] = [...element.childNodes].filter((node) => (node.textContent ?? '').trim() !== '');
  if (only === undefined || others.length > 0 || !isElement(only)) return false;
  const length = (only.textContent ?? '').trim().length;
  return ['b', 'strong'].includes(tagOf(only)) && length <= 120 && !hasBlocks(only);
}

const blockSelector = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, dl, table, details, section, article, pre';
const hasBlocks = (element: Element): boolean => element.querySelector(blockSelector) !== null;

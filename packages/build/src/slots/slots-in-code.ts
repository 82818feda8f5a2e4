import { readFile } from 'node:fs/promises';
import { childrenOf, isNode, isObject, literal, parseSource, propertyOf } from '../page-imports.ts';

/**
 * The names in `slots: { 'inbox-count': () => import(…) }` of a remote's `src/remote.tsx`. Reads
 * the syntax only.
 */
export async function lentSlots(file: string): Promise<string[]> {
  const names: string[] = [];
  const visit = (node: unknown) => {
    const slots = isNode(node, 'ObjectExpression') ? propertyOf(node['properties'], 'slots') : undefined;
    if (isNode(slots, 'ObjectExpression') && Array.isArray(slots['properties']))
      for (const { key } of slots['properties'].filter(isObject))
        if (isObject(key) && typeof key['value'] === 'string') names.push(key['value']);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(await parseSource(file));
  return names;
}

/** The names in `<Slot name="…">` of these files. Throws where a name is no literal text. */
export async function slotsShown(files: readonly string[]): Promise<string[]> {
  const names = new Set<string>();
  for (const file of files) {
    if (!(await readFile(file, 'utf8')).includes('<Slot')) continue;
    const visit = (node: unknown) => {
      if (isNode(node, 'JSXOpeningElement') && isSlot(node['name'])) names.add(nameIn(node, file));
      for (const child of childrenOf(node)) visit(child);
    };
    visit(await parseSource(file));
  }
  return [...names].toSorted();
}

const isSlot = (name: unknown): boolean => isNode(name, 'Identifier') && name['value'] === 'Slot';

function nameIn({ attributes }: Record<string, unknown>, file: string): string {
  const attribute = (Array.isArray(attributes) ? attributes : [])
    .filter(isObject)
    .find(({ name }) => isObject(name) && name['value'] === 'name');
  const name = literal(attribute?.['value']);
  if (name === null) throw new Error(`${file}: the name of a <Slot> must be a text in quotes.`);
  return name;
}

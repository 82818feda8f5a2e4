import { parseFile } from '@swc/core';

/**
 * Reads which module each route of a remote loads: every
 * `{ path: '/login', lazy: () => import('./LoginPage.tsx') }` in the file, as path → import
 * request. Reads the syntax only, so nothing of the remote runs in the build.
 */
export async function pageImports(file: string): Promise<Map<string, string>> {
  const imports = new Map<string, string>();
  const visit = (node: unknown) => {
    if (isNode(node, 'ObjectExpression')) {
      const path = literal(propertyOf(node.properties, 'path'));
      const request = importIn(propertyOf(node.properties, 'lazy'));
      if (path !== null && request !== null) imports.set(path, request);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(await parseSource(file));
  return imports;
}

/** The syntax tree of a source file. */
export const parseSource = (file: string): Promise<unknown> =>
  parseFile(file, { syntax: 'typescript', tsx: true, target: 'es2022' });

type Node = Record<string, unknown>;

export const isObject = (value: unknown): value is Node => typeof value === 'object' && value !== null;
export const isNode = (value: unknown, type: string): value is Node => isObject(value) && value.type === type;
export const childrenOf = (value: unknown): unknown[] => (isObject(value) ? Object.values(value) : []);

/** The value of a property in the list of an object's. */
export const propertyOf = (properties: unknown, name: string): unknown =>
  (Array.isArray(properties) ? properties : [])
    .filter(isObject)
    .find(({ key }) => isObject(key) && key['value'] === name)?.['value'];

export const literal = (node: unknown): string | null =>
  isNode(node, 'StringLiteral') && typeof node.value === 'string' ? node.value : null;

function importIn(node: unknown): string | null {
  if (isNode(node, 'CallExpression') && isNode(node.callee, 'Import') && Array.isArray(node.arguments))
    return literal(node.arguments.filter(isObject)[0]?.expression);
  for (const child of childrenOf(node)) {
    const request = importIn(child);
    if (request !== null) return request;
  }
  return null;
}

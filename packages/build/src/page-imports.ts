import { parseFile } from '@swc/core';

/**
 * Reads which module each route of a remote loads: every
 * `{ path: '/login', lazy: () => import('./LoginPage.tsx') }` in the file, as path → import
 * request. Reads the syntax only, so nothing of the remote runs in the build.
 */
export async function pageImports(file: string): Promise<Map<string, string>> {
  const imports = new Map<string, string>();
  const visit = (node: unknown) => {
    if (isNode(node, 'ObjectExpression') && Array.isArray(node.properties)) {
      const path = literal(propertyOf(node.properties, 'path'));
      const request = importIn(propertyOf(node.properties, 'lazy'));
      if (path !== null && request !== null) imports.set(path, request);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(await parseFile(file, { syntax: 'typescript', tsx: true, target: 'es2022' }));
  return imports;
}

type Node = Record<string, unknown>;

const isObject = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const isNode = (value: unknown, type: string): value is Node => isObject(value) && value.type === type;
const childrenOf = (value: unknown): unknown[] => (isObject(value) ? Object.values(value) : []);

const propertyOf = (properties: unknown[], name: string): unknown =>
  properties.filter(isObject).find(({ key }) => isObject(key) && key.value === name)?.value;

const literal = (node: unknown): string | null =>
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

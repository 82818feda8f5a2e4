import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A file's path below `api/src`, and the files that it imports. */
export type FileGraph = ReadonlyMap<string, readonly string[]>;

/** Which imports count: all of them, or those that are left at run time. */
export type ImportKind = 'all' | 'values';

/**
 * The parts of the API in their order: a part imports only itself and the parts above it. Of a
 * module other parts import only `index.ts`, or the `<subject>.index.ts` of a module with users who
 * need different things; `dependencies.ts`, `compose.ts`, `stores.ts` and `routers.ts` also import
 * `module.ts`.
 */
export const order = [
  'kernel',
  'config.ts',
  'providers',
  'http',
  'metrics',
  'jobs',
  'schema',
  'modules/audit',
  'modules/mail',
  'modules/accounts',
  'modules/team',
  'modules/quota',
  'modules/chatbots',
  'modules/logos',
  'modules/knowledge',
  'modules/sources',
  'modules/widget',
  'modules/conversations',
  'modules/inbox',
  'modules/replies',
  'modules/install',
  'modules/playground',
  'modules/transcripts',
  'modules/analytics',
  'modules/gaps',
  'modules/payments',
  'modules/webhooks',
  'modules/privacy',
  'modules/contact',
  'modules/openapi',
  'process/secrets.ts',
  'stores.ts',
  'dependencies.ts',
  'compose.ts',
  'routers.ts',
  'app.ts',
  'process',
  'backup',
  'demo',
  'index.ts',
  'main.ts',
] as const;

const isSource = (path: string) => path.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(path);

/** Reads the imports of every source file below a folder; tests and fixtures are left out. */
export function readGraph(
  folder: string,
  kind: ImportKind = 'all',
  skipped: readonly string[] = ['every-contract'],
): FileGraph {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .filter((path) => !skipped.some((part) => path.startsWith(`${part}/`)));
  return new Map(
    files.map((path) => [
      path,
      importsIn(readFileSync(join(folder, path), 'utf8'), kind).map((target) =>
        normalize(join(dirname(path), target)),
      ),
    ]),
  );
}

/** The relative specifiers of a source text's imports and re-exports. */
export const importsIn = (text: string, kind: ImportKind = 'all'): string[] =>
  [
    ...text.matchAll(
      /^\s*(?:import|export)\b(\s+type\b)?[^;'"]*?from\s+'(\.[^']+)'|import\(\s*'(\.[^']+)'/gms,
    ),
  ].flatMap(([, type, stated, dynamic]) =>
    kind === 'values' && type !== undefined ? [] : (stated ?? dynamic ?? []),
  );

/** The part a file belongs to, with the most special name; null when the order has none for it. */
export const partOf = (path: string): string | null =>
  order
    .filter((part) => path === part || path.startsWith(`${part}/`))
    .toSorted((one, other) => other.length - one.length)[0] ?? null;

/** Composes the modules, so it may import more of them than their index. */
const isRoot = (path: string): boolean =>
  ['dependencies.ts', 'compose.ts', 'stores.ts', 'routers.ts'].includes(path);

const isEntry = (importer: string, target: string, part: string): boolean =>
  /^(?:[a-z-]+\.)?index\.ts$/.test(target.slice(part.length + 1)) ||
  (isRoot(importer) && target === `${part}/module.ts`);

/** Every import that breaks the order, as a sentence. */
export function violationsOf(graph: FileGraph): string[] {
  const position = new Map<string, number>(order.map((part, at) => [part, at]));
  const found: string[] = [];
  for (const [path, targets] of graph) {
    const part = partOf(path);
    if (part === null) found.push(`${path} belongs to no part of the order`);
    for (const target of targets) {
      const other = partOf(target);
      if (part === null || other === null || part === other) continue;
      if ((position.get(other) ?? 0) > (position.get(part) ?? 0)) {
        found.push(`${path} imports ${target}, which stands below it`);
      } else if (other.startsWith('modules/') && !isEntry(path, target, other)) {
        found.push(`${path} imports ${target} past the module's index.ts`);
      }
    }
  }
  return found;
}

/** The graph of modules: which other modules the files of each import. */
export function modulesOf(graph: FileGraph): FileGraph {
  const modules = new Map<string, Set<string>>();
  const moduleOf = (path: string) => /^modules\/[^/]+/.exec(path)?.[0];
  for (const [path, targets] of graph) {
    const from = moduleOf(path);
    if (from === undefined) continue;
    const imported = modules.get(from) ?? new Set();
    modules.set(from, imported);
    for (const to of targets.map(moduleOf)) {
      if (to !== undefined && to !== from) imported.add(to);
    }
  }
  return new Map([...modules].map(([name, imported]) => [name, [...imported]]));
}

/**
 * The circles of a graph: sets of nodes that all reach each other (Tarjan's strongly connected
 * components).
 */
export function circlesOf(graph: FileGraph): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];

  const visit = (node: string): void => {
    const at = index.size;
    index.set(node, at);
    low.set(node, at);
    stack.push(node);
    for (const target of graph.get(node) ?? []) {
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) low.set(node, Math.min(low.get(node) ?? at, low.get(target) ?? at));
    }
    if (low.get(node) !== at) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) circles.push(circle.toSorted());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return circles;
}

/** The files that a file needs, itself included. */
export function closureOf(graph: FileGraph, start: string): Set<string> {
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path) || !graph.has(path)) return;
    reached.add(path);
    for (const target of graph.get(path) ?? []) visit(target);
  };
  visit(start);
  return reached;
}

/** Folders that hold more than so many source files beside each other. */
export function crowdedFolders(graph: FileGraph, most = 20): { folder: string; files: number }[] {
  const counts = new Map<string, number>();
  for (const path of graph.keys()) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, files]) => files > most).map(([folder, files]) => ({ folder, files }));
}

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './root.ts';

const loader = fileURLToPath(new URL('./replace-loader.mjs', import.meta.url));

/**
 * A schema, an object of schemas or a contract that is declared at the top of a file of the
 * contracts.
 */
const declaration =
  /^((?:export )?const \w+ =)\s+((?:(?:contract|z|withOneTimeCode|dataOf|[A-Z]\w*\.\w+)\b|\{(?=[^;]*?(?:\bz\.| [A-Z]\w*[.,])))[\s\S]*?);\n(?! )/gm;

/** The files in which contracts and schemas are declared: sources, and the package's own. */
export const contractFiles =
  /packages[/\\]contracts[/\\]src[/\\].*\.ts$|@askwell[/\\]contracts[/\\]dist[/\\].*\.js$/;

/** Marks the declarations of a file of the contracts as free of effects. */
const pureDeclarations: [pattern: RegExp, replacement: string] = [
  declaration,
  '$1 /* @__PURE__ */ (() => ($2))();\n',
];

/**
 * What only the API reads of a call: its documentation, who may make it, its limits and its
 * schemas. A schema ends before the next line with two spaces that closes nothing.
 */
const forTheApi: [pattern: RegExp, replacement: string][] = [
  [/^ {2}(?:audience|status|body|query|response):.*\n(?:(?: {3}.*)?\n| {2}[)\]}].*\n)*/gm, ''],
  [/^ {2}(?:summary|permission|access):\s+(?:'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`),\n/gm, ''],
  [/^ {2}(?:errors|limits|conditionalLimits): (?:\[[^\]]*\]|\w+),\n/gm, ''],
];

/** What a call has that says nothing of these, in `contract()` itself. */
const defaults: [pattern: RegExp, replacement: string] = [
  /^ {4}(?:audience: 'owner'|access: 'session'|permission: 'own'|status: 200|(?:errors|limits|conditionalLimits): \[\]),\n/gm,
  '',
];

/** Without the defaults, `contract()` gives what it gets. */
const plainContracts: [pattern: RegExp, replacement: string] = [
  /(?<=^(?:export )?const \w+ = \/\* @__PURE__ \*\/ \(\(\) => \()contract(?=\()/gm,
  '',
];

/** How a file of the contracts is prepared for the browser. */
export const contractReplacements = [...forTheApi, defaults, pureDeclarations, plainContracts];

/** Tells the minifier that code has no effect, so that it drops what a front end does not use. */
export const unusedCode = [
  {
    test: contractFiles,
    enforce: 'pre' as const,
    loader,
    options: { replacements: contractReplacements },
  },
  {
    test: /node_modules[/\\]react-router[/\\]dist[/\\].*\.mjs$/,
    loader,
    options: {
      replacements: [
        // Names for devtools, which keep the components that have them.
        [/^\w+\.displayName = "\w+";$/gm, ''],
        // Warnings for developers.
        [/^(\s+)warning\(/gm, '$1/* @__PURE__ */ warning('],
        [/(?<== )(?=React\d*\.(forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ '],
      ],
    },
  },
];

/** The modules of single icons. */
const icons = /node_modules[/\\]lucide-react[/\\]dist[/\\].*[/\\]icons[/\\].*\.mjs$/;

/** Icons that are bundled with a remote are drawings; the code that shows them is the shell's. */
export const iconsOfShell = {
  test: icons,
  loader,
  options: {
    replacements: [
      [/^import createLucideIcon from .*$/gm, `import { createLucideIcon } from '@askwell/ui';`] satisfies [
        RegExp,
        string,
      ],
    ],
  },
};

/**
 * What React asks for in development alone, where it warns of a list without them: the parts of an
 * icon never change places. For the shell, whose React is its own; a remote's release also runs in
 * a shell of development.
 */
export const iconKeys = {
  test: icons,
  loader,
  options: { replacements: [[/,\s+key: "\w+"/g, ''] satisfies [RegExp, string]] },
};

const routerFolder = join(root, 'node_modules/react-router/dist/production');

/** The `exports` of the package name only its development build, with warnings for developers. */
export const productionRouter = {
  'react-router$': join(routerFolder, 'index.mjs'),
  'react-router/dom$': join(routerFolder, 'dom-export.mjs'),
};

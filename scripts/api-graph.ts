import { fileURLToPath } from 'node:url';
import {
  circlesOf,
  closureOf,
  crowdedFolders,
  modulesOf,
  readGraph,
  unsettled,
  violationsOf,
} from './lib/api-graph.ts';

/** Prints the verdict on the API's module graph; ends with 1 when the order is broken. */
const graph = readGraph(fileURLToPath(new URL('../api/src', import.meta.url)));
const modules = modulesOf(graph);
const moduleCircles = circlesOf(modules);
const fileCircles = circlesOf(graph);
const violations = violationsOf(graph);
const crowded = crowdedFolders(graph);
const messageRoute = [...graph.keys()].find((path) => path.endsWith('/conversations.routes.ts'));

const lines = [
  `modules: ${modules.size}, circles: ${moduleCircles.length}`,
  ...moduleCircles.map((circle) => `  ${circle.join(' ↔ ')}`),
  `files: ${graph.size}, circles with types: ${fileCircles.length}`,
  ...fileCircles.map((circle) => `  ${circle.join(' ↔ ')}`),
  `order: ${violations.length === 0 ? 'held' : `broken ${violations.length} times`}`,
  ...violations.map((violation) => `  ${violation}`),
  ...(unsettled.length === 0 ? [] : [`  not judged yet: ${unsettled.join(', ')}`]),
  `folders with more than 20 files: ${crowded.length}`,
  ...crowded.map(({ folder, files }) => `  ${folder}: ${files}`),
  ...(messageRoute === undefined
    ? []
    : [`import closure of the message route: ${closureOf(graph, messageRoute).size} files`]),
];
process.stdout.write(`${lines.join('\n')}\n`);

const isSettled = unsettled.length === 0;
const hasCircles = moduleCircles.length + fileCircles.length > 0;
if (violations.length > 0 || crowded.length > 0 || (isSettled && hasCircles)) process.exitCode = 1;

import { fileURLToPath } from 'node:url';
import { circlesOf, closureOf, crowdedFolders, modulesOf, readGraph, violationsOf } from './lib/api-graph.ts';

/** The most files that the message route may load, and the most files beside each other. */
const mostLoaded = 40;
const mostBeside = 20;

/** Prints the verdict on the API's module graph; ends with 1 when the order is broken. */
const source = fileURLToPath(new URL('../api/src', import.meta.url));
const graph = readGraph(source);
const modules = modulesOf(graph);
const moduleCircles = circlesOf(modules);
const fileCircles = circlesOf(graph);
const violations = violationsOf(graph);
const crowded = crowdedFolders(graph, mostBeside);
const messageRoute = 'modules/replies/messages.routes.ts';
const loaded = closureOf(readGraph(source, 'values'), messageRoute).size;
const read = closureOf(graph, messageRoute).size;

const lines = [
  `modules: ${modules.size}, circles: ${moduleCircles.length}`,
  ...moduleCircles.map((circle) => `  ${circle.join(' ↔ ')}`),
  `files: ${graph.size}, circles with types: ${fileCircles.length}`,
  ...fileCircles.map((circle) => `  ${circle.join(' ↔ ')}`),
  `order: ${violations.length === 0 ? 'held' : `broken ${violations.length} times`}`,
  ...violations.map((violation) => `  ${violation}`),
  `folders with more than ${mostBeside} files: ${crowded.length}`,
  ...crowded.map(({ folder, files }) => `  ${folder}: ${files}`),
  `the message route loads ${loaded} files (at most ${mostLoaded}; ${read} with those of its types)`,
];
process.stdout.write(`${lines.join('\n')}\n`);

const problems = [...moduleCircles, ...fileCircles, ...violations, ...crowded];
// A route that is not found loads nothing.
if (problems.length > 0 || loaded === 0 || loaded > mostLoaded) process.exitCode = 1;

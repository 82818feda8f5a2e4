import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Releases } from '../releases.ts';
import type { Overview } from './overview.ts';
import { type Problem, withoutIdentifiers } from './problems.ts';

/** A source map is at most this large; larger ones are not read. */
const mostBytes = 8 * 1024 * 1024;
/** Source maps of a remote that one view of the releases reads; other frames stay as they are. */
const mostMaps = 12;

type Files = Pick<Releases, 'folderOf'>;
/** By file; null where the release has none, or one that cannot be read. */
type Maps = Map<string, TraceMap | null>;

/**
 * An overview whose stacks name the sources of a release instead of its files, as far as the
 * release has kept source maps. One map is read at a time, so that requests are answered in
 * between.
 */
export async function withOriginalStacks(overview: Overview, { folderOf }: Files): Promise<Overview> {
  const inRelease = async (remote: string, version: string, problems: Problem[]): Promise<Problem[]> => {
    const maps: Maps = new Map();
    const original: Problem[] = [];
    for (const problem of problems)
      original.push({
        ...problem,
        stack: await originalStack(problem.stack, remote, folderOf(remote, version), maps),
      });
    return original;
  };
  const remotes: Overview['remotes'] = [];
  for (const remote of overview.remotes) {
    const { version } = remote.canary ?? remote.live;
    remotes.push({ ...remote, problems: await inRelease(remote.name, version, remote.problems) });
  }
  const previews: Overview['previews'] = [];
  for (const preview of overview.previews)
    previews.push({
      ...preview,
      problems: await inRelease(preview.remote, preview.version, preview.problems),
    });
  return { ...overview, remotes, previews };
}

/** `https://…/remotes/mfe-builder/-/js/40.1a2b3c4d.js:1:2345`, as every browser writes it. */
const frame =
  /(?:https?:\/\/[^\s()]*?)?\/remotes\/(mfe-[\w-]+)\/[\w.+-]+\/((?:[\w-]+\/)*[\w.-]+\.js):(\d+):(\d+)/g;

async function originalStack(stack: string, remote: string, folder: string, maps: Maps): Promise<string> {
  let original = '';
  let end = 0;
  for (const found of stack.matchAll(frame)) {
    const [text, name = '', file = '', line = '', column = ''] = found;
    const map = name === remote ? await mapOf(join(folder, `${file}.map`), maps) : null;
    original += stack.slice(end, found.index) + (positionIn(map, Number(line), Number(column)) ?? text);
    end = found.index + text.length;
  }
  return original + stack.slice(end);
}

/** `mfe-builder/src/dashboard/plan.ts:12:5`. A browser counts columns from 1, a map from 0. */
function positionIn(map: TraceMap | null, line: number, column: number): string | null {
  if (!map || line < 1 || column < 1) return null;
  try {
    const { source, line: at, column: from } = originalPositionFor(map, { line, column: column - 1 });
    // A map may name a source that it does not have.
    if (typeof source !== 'string') return null;
    return `${withoutIdentifiers(source.replace(/^webpack:\/\/(\/|\.\/)*/, ''))}:${at}:${(from ?? 0) + 1}`;
  } catch {
    return null;
  }
}

async function mapOf(file: string, maps: Maps): Promise<TraceMap | null> {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const size = await stat(file).then(
    (found) => found.size,
    () => null,
  );
  // A stack is what a browser sent: files that it invents use up nothing.
  if (size === null || maps.size >= mostMaps) return null;
  const map = size > mostBytes ? null : await read(file);
  maps.set(file, map);
  return map;
}

async function read(file: string): Promise<TraceMap | null> {
  try {
    const text = await readFile(file, 'utf8');
    await pause();
    return new TraceMap(text);
  } catch {
    return null;
  }
}

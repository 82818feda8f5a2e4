import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Releases } from '../releases.ts';
import type { Overview } from './overview.ts';
import type { Problem } from './problems.ts';

/** A source map is at most this large; larger ones are not read. */
const mostBytes = 8 * 1024 * 1024;
/** Source maps that one view of the releases reads. Frames of other files stay as they are. */
const mostMaps = 24;

type Files = Pick<Releases, 'folderOf'>;
type Maps = Map<string, Promise<TraceMap | null>>;

/**
 * An overview whose stacks name the sources of a release instead of its files, as far as the
 * release has kept source maps. One map is read at a time, so that requests are answered in
 * between.
 */
export async function withOriginalStacks(overview: Overview, { folderOf }: Files): Promise<Overview> {
  const maps: Maps = new Map();
  const inRelease = async (remote: string, version: string, problems: Problem[]): Promise<Problem[]> => {
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
  const { source, line: at, column: from } = originalPositionFor(map, { line, column: column - 1 });
  return source === null ? null : `${source.replace(/^webpack:\/\/(\/|\.\/)*/, '')}:${at}:${from + 1}`;
}

function mapOf(file: string, maps: Maps): Promise<TraceMap | null> {
  const known = maps.get(file);
  if (known) return known;
  if (maps.size >= mostMaps) return Promise.resolve(null);
  const map = read(file);
  maps.set(file, map);
  return map;
}

/** Null where the release has none, or one that cannot be read. */
async function read(file: string): Promise<TraceMap | null> {
  try {
    if ((await stat(file)).size > mostBytes) return null;
    const text = await readFile(file, 'utf8');
    await pause();
    return new TraceMap(text);
  } catch {
    return null;
  }
}

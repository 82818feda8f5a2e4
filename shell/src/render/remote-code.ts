import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as platform from '@askwell/platform';
import * as ui from '@askwell/ui';
import type { RemoteModule } from '@askwell/platform';
import { isRemote } from '../remotes/is-remote.ts';

/** What remotes take from the shell, here as in the browser: one instance of each. */
const shared = new Map<string, object>(
  Object.entries({
    react,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': reactDom,
    '@askwell/platform': platform,
    '@askwell/ui': ui,
  }),
);

/**
 * Runs a remote's build for Node. Throws when it wants what the shell does not share, or exposes no
 * remote.
 */
export function runRemote(code: string): RemoteModule {
  const module: { exports: unknown } = { exports: {} };
  const require = (key: string) => {
    const found = shared.get(key);
    if (!found) throw new Error(`The shell does not share ${key}.`);
    return found;
  };
  // oxlint-disable-next-line no-implied-eval -- the build of a remote runs that remote, in a process of its own
  new Function('module', 'exports', 'require', code)(module, module.exports, require);
  if (!isRemote(module.exports)) throw new Error('It exposes no remote.');
  return module.exports.default;
}

import * as Refresh from 'react-refresh/runtime';

/**
 * Fast Refresh in the shell of development: the one React of the page swaps components of remotes
 * that were built again, and keeps their state. It must run before React does. The web-host says
 * which remote has been built (`askwell-built`); what cannot be swapped reloads the page.
 */
Refresh.injectIntoGlobalHook(globalThis);

/** What each remote of this page can do with an update, by the remote's name. */
const remotes = new Map();
let updating = Promise.resolve();

globalThis.__ASKWELL_REFRESH__ = {
  register: Refresh.register,
  signature: Refresh.createSignatureFunctionForTransform,

  /** Called at the end of each module. A module that exports components only takes its updates. */
  loaded(remote, module, hot, hash) {
    remotes.set(remote, { hot, hash });
    const families = familiesOf(module.exports);
    const before = hot.data?.families;
    if (families === null) {
      if (before) hot.invalidate();
      return;
    }
    hot.dispose((data) => (data.families = families));
    hot.accept();
    if (before && !isSame(before, families)) hot.invalidate();
  },
};

/** The families of all exports by name; null when one of them is no component. */
function familiesOf(exports) {
  const entries = Object.entries(exports ?? {});
  const isBoundary = entries.length > 0 && entries.every(([, value]) => Refresh.isLikelyComponentType(value));
  return isBoundary ? new Map(entries.map(([name, value]) => [name, Refresh.getFamilyByType(value)])) : null;
}

const isSame = (before, after) =>
  before.size === after.size && [...after].every(([name, family]) => before.get(name) === family);

addEventListener('askwell-built', ({ detail: remote }) => {
  updating = updating.then(() => update(remotes.get(remote))).catch(() => location.reload());
});

/** Throws where a module has changed that no component takes. */
async function update(remote) {
  const before = remote.hash();
  const modules = await remote.hot.check();
  if (modules === null && before === remote.hash()) throw new Error('There is no update.');
  if (modules === null) return;
  await remote.hot.apply();
  Refresh.performReactRefresh();
}

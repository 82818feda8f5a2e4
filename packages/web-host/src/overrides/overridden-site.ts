import { checkFit } from '../releases/check/check-fit.ts';
import type { SitePage } from '../site-page.ts';
import type { Registry } from '@askwell/contracts';
import type { Renderer, Site } from '../site.ts';
import type { Override } from './override.ts';

/**
 * A site as the browser with this override gets it. Its code is checked by the hashes that the
 * local build gave, and nothing of it runs here: of its pages only the frame is prerendered. Throws
 * `ReleaseRefused` where it could not be released either.
 */
export function overriddenSite(
  site: Site,
  { remote, address }: Override,
  render: (registry: Registry) => Renderer['pages'],
): Site {
  const others = site.registry.remotes.filter(({ name }) => name !== remote.name);
  checkFit(remote, others, site.shell);
  const file = (name: string) => ({ url: address + name, integrity: remote.integrity[name] });
  const { url: entry, integrity = nothing } = file(remote.entry);
  const overriding = {
    name: remote.name,
    // Not the release's, even when it is the same build: tabs must not report it as such, and
    // notice the next one.
    version: `${remote.version}+${integrity.replace(/\W/g, '').slice(6, 14)}`,
    global: remote.global,
    entry,
    integrity,
    ...(remote.format === 'module' && { format: remote.format }),
    compatible: true,
    pages: remote.pages,
    navigation: remote.navigation,
    ...(remote.frame && { frame: remote.frame }),
  };
  const registry = {
    ...site.registry,
    // A tab from before needs another document, whose policy lets this address in; and one from
    // now, when it ends.
    shell: `${site.registry.shell}+${remote.name}@${address}`,
    remotes: [...others, overriding].toSorted((a, b) => a.name.localeCompare(b.name)),
  };
  const isOthers = ({ page }: SitePage) =>
    others.some(({ pages }) => pages.some(({ path }) => path === page.path));
  const pages = [
    ...site.pages.filter(isOthers),
    ...remote.pages.map((page) => ({
      page,
      entry: file(remote.entry),
      isModule: remote.format === 'module',
      scripts: (remote.preload[page.path]?.scripts ?? []).map(file),
      styles: [],
    })),
  ];
  return {
    ...site,
    registry,
    pages,
    renderer: { ...site.renderer, pages: render(registry) },
    override: { name: remote.name, version: remote.version, address, problem: null },
  };
}

/** No file has this hash: an entry without one is not run. */
const nothing = `sha384-${'A'.repeat(64)}`;

import { isOtherOrigin } from './entry-script.ts';
import { withTimeout } from './with-timeout.ts';

/** What is known of the files of ES module remotes, by address. */
const known = new Map<string, { integrity: string; imports: string[] }>();

/** A request that takes longer is given up. */
const patienceMs = 10_000;

/** When a second request is made beside the first. */
const secondMs = 1000;

/** One promise for all callers; a failure is forgotten. */
const running = new Map<string, Promise<unknown>>();
const fetched = new Map<string, Promise<void>>();

/**
 * Makes files known: their hashes, and what each imports at once. A file's name carries a hash of
 * its content, so releases never contradict one another.
 */
export function addFiles(files: Map<string, { integrity: string; imports: string[] }>): void {
  for (const [url, file] of files) known.set(url, file);
}

/**
 * The module at an address, as `import()` gives it, after it and all that it imports has been
 * checked against its hash. A browser checks no hash of `import()`, and never forgets that a
 * module failed to load. So each file is fetched first, which can be repeated. Then a script
 * element, which is checked, puts it where `import()` finds it.
 */
export const loadModule = (url: string): Promise<unknown> => once(running, url, () => load(url));

async function load(url: string): Promise<unknown> {
  const files = [...withImports(url)];
  const scripts = files.filter((file) => !file.endsWith('.css'));
  await Promise.all([
    ...scripts.map((file) => once(fetched, file, () => fetchSoon(file))),
    ...files.filter((file) => file.endsWith('.css')).map(addStyles),
  ]);
  await Promise.all(scripts.map(runModule));
  return import(/* webpackIgnore: true */ url);
}

function withImports(url: string, found = new Set<string>()): Set<string> {
  if (found.has(url)) return found;
  found.add(url);
  for (const file of known.get(url)?.imports ?? []) withImports(file, found);
  return found;
}

function integrityOf(url: string): string {
  const integrity = known.get(url)?.integrity;
  if (integrity) return integrity;
  throw new Error(`${url} has no hash.`);
}

/**
 * A browser gives the first request of an address what became of the document's preload, which may
 * have failed or never end. So there is a second one.
 */
function fetchSoon(url: string): Promise<void> {
  const first = fetchChecked(url, 'default');
  return withTimeout(first, secondMs).catch(() => Promise.any([first, fetchChecked(url, 'reload')]));
}

async function fetchChecked(url: string, cache: RequestCache): Promise<void> {
  const response = await fetch(url, {
    cache,
    integrity: integrityOf(url),
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error(`${url} did not load.`);
  await response.arrayBuffer();
}

/** Runs a module that has been fetched; all of them at once, so that none is fetched unchecked. */
function runModule(url: string): Promise<void> {
  const script = document.createElement('script');
  script.type = 'module';
  script.integrity = integrityOf(url);
  script.src = url;
  return loaded(script).finally(() => script.remove());
}

/** The document has the styles of its first page already. */
async function addStyles(url: string): Promise<void> {
  const isThere = [...document.querySelectorAll<HTMLElement>('style[data-href], link[rel=stylesheet]')].some(
    (element) => element.dataset['href'] !== undefined && url.endsWith(`/${element.dataset['href']}`),
  );
  if (isThere) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.integrity = integrityOf(url);
  if (isOtherOrigin(url)) link.crossOrigin = 'anonymous';
  link.href = url;
  link.dataset['href'] = url.split('/').slice(-2).join('/');
  await loaded(link).catch((error: unknown) => {
    link.remove();
    throw error;
  });
}

const loaded = (element: HTMLScriptElement | HTMLLinkElement): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () =>
      reject(new Error(`${element instanceof HTMLScriptElement ? element.src : element.href} did not load.`)),
    );
    document.head.append(element);
  });

function once<T>(promises: Map<string, Promise<T>>, url: string, start: () => Promise<T>): Promise<T> {
  const promise =
    promises.get(url) ??
    start().catch((error: unknown) => {
      promises.delete(url);
      throw error;
    });
  promises.set(url, promise);
  return promise;
}

declare global {
  var __ASKWELL_MODULES__: { load: typeof loadModule };
}

/** The code of these remotes loads its later parts by this (`packages/build/src/vite`). */
globalThis.__ASKWELL_MODULES__ = { load: loadModule };

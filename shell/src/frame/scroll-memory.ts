const storageKey = 'askwell-scroll';

const places: Record<string, number> = read();
let current = '';

/** How far each place of this tab's history was scrolled, also over a reload. */
export const scrollMemory = {
  at: (place: string): number | undefined => places[place],

  /** From now on it is this place that scrolls. */
  enter: (place: string): void => {
    current = place;
  },

  /** Notes every scrolling from now on. Returns its own undo. */
  keep: (): (() => void) => {
    const undo = new AbortController();
    const { signal } = undo;
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', () => (places[current] = window.scrollY), { passive: true, signal });
    // A link within the page leads to its section, however far beyond it somebody once read.
    document.addEventListener('click', ({ target }) => forgetSection(target), { capture: true, signal });
    window.addEventListener(
      'pagehide',
      () => {
        write(places);
        // Until our own code runs again, the browser does what it can.
        history.scrollRestoration = 'auto';
      },
      { signal },
    );
    window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal });
    return () => undo.abort();
  },
};

function forgetSection(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.hash || link.pathname !== location.pathname) return;
  for (const place of Object.keys(places))
    if (place.startsWith('default ') && place.endsWith(link.pathname + link.hash))
      Reflect.deleteProperty(places, place);
}

function read(): Record<string, number> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Hoisted: what was kept is read as this module is loaded. */
function isRecord(value: unknown): value is Record<string, number> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((top) => typeof top === 'number')
  );
}

function write(value: Record<string, number>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(value));
  } catch {
    // Where storage is refused a reload starts at the top.
  }
}

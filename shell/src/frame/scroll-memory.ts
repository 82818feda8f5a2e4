const storageKey = 'askwell-scroll';

const places: Record<string, number> = {};
let current = '';
let isRead = false;

/** How far each place of this tab's history was scrolled, also over a reload. */
export const scrollMemory = {
  at: (place: string): number | undefined => {
    readOnce();
    return places[place];
  },

  /** From now on it is this place that scrolls. */
  enter: (place: string): void => {
    current = place;
  },

  /** Notes every scrolling from now on. Returns its own undo. */
  keep: (): (() => void) => {
    const undo = new AbortController();
    const { signal } = undo;
    history.scrollRestoration = 'manual';
    const note = () => (places[current] = window.scrollY);
    // A page that was served as HTML may have been read before our code came.
    if (window.scrollY > 0) note();
    window.addEventListener('scroll', note, { passive: true, signal });
    // A link within the page leads to its section, however far beyond it somebody once read.
    document.addEventListener('click', ({ target }) => forgetSection(target), { capture: true, signal });
    window.addEventListener(
      'pagehide',
      () => {
        readOnce();
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
  readOnce();
  for (const place of Object.keys(places))
    if (place.startsWith('default ') && place.endsWith(link.pathname + link.hash))
      Reflect.deleteProperty(places, place);
}

/** Not before it is needed: the page's first look into its storage waits for another process. */
function readOnce() {
  if (isRead) return;
  isRead = true;
  Object.assign(places, { ...read(), ...places });
}

function read(): Record<string, number> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const isRecord = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every((top) => typeof top === 'number');

function write(value: Record<string, number>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(value));
  } catch {
    // Where storage is refused a reload starts at the top.
  }
}

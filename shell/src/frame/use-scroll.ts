import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from '@askwell/platform';
import { useNavigationType } from '@askwell/platform/shell';
import { scrollMemory } from './scroll-memory.ts';
import { scrollWhenPossible } from './scroll-when-possible.ts';

/**
 * Where a page is scrolled to: a new one to its top or to the section that its address names, one
 * that Back or a reload brings again to where it was left. The browser cannot do that for pages
 * that come after their address.
 */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const place = `${key} ${pathname}${hash}`;
  const before = useRef<string | null>(null);

  useEffect(() => scrollMemory.keep(), []);

  useLayoutEffect(() => {
    const isFirst = before.current === null;
    const isSamePage = before.current === pathname;
    before.current = pathname;
    scrollMemory.enter(place);
    const known = type === 'POP' && (!isFirst || isSeenAgain()) ? scrollMemory.at(place) : undefined;
    if (known !== undefined) return scrollWhenPossible(() => reach(known));
    if (hash !== '') return scrollWhenPossible(() => reachSection(hash, !isFirst));
    // On the same page only its filters or tabs have changed; the first page of a visit is where
    // the browser put it.
    if (!isSamePage && !isFirst) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [place, pathname, hash, type]);
}

/** Whether this document is one that the tab has shown before. */
function isSeenAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

function reach(top: number): boolean {
  window.scrollTo({ top, behavior: 'instant' });
  return Math.abs(window.scrollY - top) < 2;
}

/** Reading and Tab go on from the section, as they would after a link of a plain page. */
function reachSection(hash: string, movesFocus: boolean): boolean {
  const section = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!section) return false;
  section.scrollIntoView({ behavior: 'instant' });
  if (movesFocus && !section.contains(document.activeElement)) {
    if (section.tabIndex < 0) section.tabIndex = -1;
    section.focus({ preventScroll: true });
  }
  return true;
}

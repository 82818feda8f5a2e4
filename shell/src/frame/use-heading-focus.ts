import { useEffect } from 'react';
import { useLocation } from '@askwell/platform';
import { contentId } from './content-id.ts';

/**
 * Moves the focus to the heading of a page that was navigated to, so that it is read out and Tab
 * goes on from there. The first page of a visit keeps the browser's own focus, a page that focuses
 * something of its own keeps that, and so does a section that the address names.
 */
export function useHeadingFocus(): void {
  const { key, hash } = useLocation();
  const isElsewhere = key === 'default' || hash !== '';
  useEffect(() => {
    const main = document.getElementById(contentId);
    if (isElsewhere || !main || (document.activeElement !== main && main.contains(document.activeElement)))
      return;
    const focusHeading = () => {
      const heading = main.querySelector('h1');
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (focusHeading()) return;
    // The page is still loading what it shows. Wait for its heading, unless the person goes on
    // without it.
    const observer = new MutationObserver(() => {
      if (focusHeading()) stop();
    });
    const stop = () => {
      observer.disconnect();
      document.removeEventListener('keydown', stop);
      document.removeEventListener('pointerdown', stop);
    };
    observer.observe(main, { childList: true, subtree: true });
    document.addEventListener('keydown', stop);
    document.addEventListener('pointerdown', stop);
    return stop;
  }, [isElsewhere]);
}

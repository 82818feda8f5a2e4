import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from '@askwell/platform';

const face = '1em "Askwell Text"';

/**
 * Fetches the text face while a public page is idle, and uses it from the next page on, so that
 * nothing changes on a page that is being read. The document's first script finds the note in the
 * browser's storage on the next visit. A face that does not load leaves the system's.
 */
export function useTextFace(): void {
  const { pathname } = useLocation();
  // Before the page is painted for the first time.
  useLayoutEffect(() => {
    if (document.fonts.check(face)) document.documentElement.dataset['face'] = '';
  }, [pathname]);
  useEffect(() => {
    const timer = setTimeout(() => {
      document.fonts
        .load(face)
        .then(() => localStorage.setItem('face', '1'))
        .catch(() => {});
    }, 3000);
    return () => clearTimeout(timer);
  }, [pathname]);
}

import { safely } from '../dom/safely.ts';
import { pageLock } from './page-lock.ts';

/** Small screens, also a phone on its side: there the panel fills the screen. */
const small = '(max-width: 480px), (max-height: 480px) and (pointer: coarse)';

/**
 * Lets the panel fill a small screen, above the keyboard too: browsers shrink the visual viewport
 * for it, not the page. `fit` looks again, after it was opened or closed; `leave` is the undo.
 */
export const fillSmallScreens = (panel: HTMLElement) => {
  const undo = new AbortController();
  const { signal } = undo;
  const screen = matchMedia(small);
  const viewport = window.visualViewport;
  const page = pageLock();
  const fit = safely(() => {
    panel.classList.toggle('full', screen.matches);
    if (panel.role === 'dialog') panel.ariaModal = String(screen.matches);
    page.set(screen.matches && panel.classList.contains('open'));
    // Zoomed in with two fingers it shows a part of the page, which is not a smaller screen.
    if (!viewport || viewport.scale > 1.01) return;
    panel.style.setProperty('--height', `${viewport.height}px`);
    panel.style.setProperty('--shift', `${viewport.offsetTop}px`);
  });
  screen.addEventListener('change', fit, { signal });
  viewport?.addEventListener('resize', fit, { signal });
  viewport?.addEventListener('scroll', fit, { signal });
  fit();
  return {
    fit,
    leave(): void {
      undo.abort();
      page.set(false);
    },
  };
};

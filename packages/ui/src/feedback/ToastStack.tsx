import { useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { modals } from '../overlays/modals.ts';
import css from './ToastStack.module.css';

/**
 * The corner where toasts stand, newest at the edge. A modal dialog stands in the browser's top layer and makes all
 * around it inert: while one is open the corner moves into it, and as a popover it stands above it.
 */
export function ToastStack({ children }: { children: ReactNode }) {
  const [layer] = useState(createLayer);
  const modal = useSyncExternalStore(modals.subscribe, modals.top, () => null);

  useLayoutEffect(() => {
    if (!layer) return;
    (modal ?? document.body).append(layer);
    layer.showPopover();
    return () => layer.remove();
  }, [layer, modal]);

  if (!layer) return null;
  return createPortal(
    <section aria-label="Notifications" className={css.stack}>
      {children}
    </section>,
    layer,
  );
}

/** Made by hand, and the same one for ever: to move it leaves the toasts in it as they are. Nothing without a document. */
function createLayer(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const layer = document.createElement('div');
  layer.className = css.layer ?? '';
  layer.popover = 'manual';
  return layer;
}

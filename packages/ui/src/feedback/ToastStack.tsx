import { useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { modals } from '../overlays/modals.ts';
import { useIsPrerendered } from '../use-is-prerendered.ts';
import { uiWords } from '../words/ui-words.ts';
import { useWords } from '../words/words.ts';
import css from './ToastStack.module.css';

export type ToastStackProps = {
  /** Toasts that are read out when the person pauses, and such that interrupt. */
  polite: ReactNode;
  urgent: ReactNode;
};

/**
 * The corner where toasts stand, newest at the edge. What comes into it is read out: that takes
 * regions which were there before, one for each urgency, in which the toasts of both keep their
 * common order (`order`). A modal dialog stands in the browser's top layer and makes all around it
 * inert: while one is open the corner moves into it, and as a popover it stands above it.
 */
export function ToastStack({ polite, urgent }: ToastStackProps) {
  const words = useWords(uiWords);
  const isPrerendered = useIsPrerendered();
  const [layer] = useState(createLayer);
  const modal = useSyncExternalStore(modals.subscribe, modals.top, () => null);

  useLayoutEffect(() => {
    if (!layer) return;
    (modal ?? document.body).append(layer);
    layer.showPopover();
    return () => layer.remove();
  }, [layer, modal]);

  // React cannot take over a page with a portal in it.
  if (isPrerendered || !layer) return null;
  return createPortal(
    <section aria-label={words.notifications} className={css.stack}>
      <div aria-live="polite" aria-relevant="additions" className={css.region}>
        {polite}
      </div>
      <div aria-live="assertive" aria-relevant="additions" className={css.region}>
        {urgent}
      </div>
    </section>,
    layer,
  );
}

/**
 * Made by hand, and the same one for ever: to move it leaves the toasts in it as they are. Nothing
 * without a document.
 */
function createLayer(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const layer = document.createElement('div');
  layer.className = css.layer ?? '';
  layer.popover = 'manual';
  return layer;
}

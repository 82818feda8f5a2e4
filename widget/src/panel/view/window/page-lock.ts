/**
 * Keeps the page behind a panel that fills the screen from scrolling. What the page had set, and
 * where it was, comes back.
 */
export const pageLock = (): { set: (isLocked: boolean) => void } => {
  const { style } = document.documentElement;
  let unlock: (() => void) | undefined;
  const lock = () => {
    const earlier = [style.getPropertyValue('overflow'), style.getPropertyPriority('overflow')] as const;
    const place = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
    style.setProperty('overflow', 'hidden', 'important');
    return () => {
      style.setProperty('overflow', ...earlier);
      if (style.length === 0) document.documentElement.removeAttribute('style');
      if (scrollY !== place.top || scrollX !== place.left) scrollTo(place);
    };
  };
  return {
    set(isLocked) {
      if (isLocked) unlock ??= lock();
      else {
        unlock?.();
        unlock = undefined;
      }
    },
  };
};

import { safely } from '../dom/safely.ts';

/** A burst is shown over so many frames: a third of a second on most screens. */
const frames = 20;

/**
 * Shows a text that comes in bursts evenly; at once where motion is unwanted or the page is hidden.
 *
 * @param show gets what is to be seen, and whether that is the whole of a finished text
 */
export const typewriter = (show: (text: string, isWhole: boolean) => void) => {
  let target = '';
  let isFinal = false;
  let shown = 0;
  let pace = 1;
  let frame = 0;
  const step = safely(() => {
    frame = 0;
    shown = isStill() ? target.length : Math.min(target.length, shown + pace);
    const isAll = shown === target.length;
    show(target.slice(0, shown), isAll && isFinal);
    if (!isAll) frame = requestAnimationFrame(step);
  });
  return {
    to(text: string, isWhole: boolean): void {
      if (text === target && isWhole === isFinal) return;
      target = text;
      isFinal = isWhole;
      pace = Math.ceil((target.length - shown) / frames);
      if (isStill()) step();
      else frame ||= requestAnimationFrame(step);
    },
    stop: () => cancelAnimationFrame(frame),
  };
};

const isStill = (): boolean => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;

import { useMemo, useSyncExternalStore } from 'react';

/** The tokens as values, since a chart's colours are attributes, which know no variables. */
export type Palette = {
  isDark: boolean;
  messages: string;
  views: string;
  ink: string;
  line: string;
  font: string;
};

/** The palette of now; it changes with the system's. */
export function usePalette(): Palette {
  const isDark = useSyncExternalStore(subscribe, isDarkNow);
  return useMemo(() => readPalette(isDark), [isDark]);
}

const darkness = () => window.matchMedia('(prefers-color-scheme: dark)');
const isDarkNow = () => darkness().matches;
const subscribe = (onChange: () => void) => {
  const query = darkness();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

const readPalette = (isDark: boolean): Palette => {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    isDark,
    messages: token('--aw-accent'),
    views: token('--aw-line-control'),
    ink: token('--aw-ink-quiet'),
    line: token('--aw-line'),
    font: token('--aw-font-text'),
  };
};

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

/** The palette of the theme; it changes with it. */
export function usePalette(): Palette {
  const isDark = useSyncExternalStore(subscribe, isDarkNow);
  return useMemo(() => readPalette(isDark), [isDark]);
}

const isDarkNow = () => document.documentElement.dataset['theme'] === 'dark';
const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
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

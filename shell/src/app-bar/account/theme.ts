import { useSyncExternalStore } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Where the document's first script reads it before the first paint. */
const key = 'theme';
const changed = new EventTarget();

/** The look that the person chose in this browser; `system` follows the device. */
export const theme = {
  read: (): Theme => themes.find((one) => one === stored()) ?? 'system',

  choose: (wanted: Theme): void => {
    try {
      if (wanted === 'system') localStorage.removeItem(key);
      else localStorage.setItem(key, wanted);
    } catch {
      // Without storage the choice holds until the page is left.
    }
    document.documentElement.dataset['theme'] =
      wanted === 'system' ? (isSystemDark() ? 'dark' : 'light') : wanted;
    changed.dispatchEvent(new Event('change'));
  },
};

/** The chosen look, also when another menu or another tab changes it. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, theme.read);

function subscribe(onChange: () => void): () => void {
  changed.addEventListener('change', onChange);
  window.addEventListener('storage', onChange);
  return () => {
    changed.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
  };
}

const isSystemDark = (): boolean => window.matchMedia('(prefers-color-scheme: dark)').matches;

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

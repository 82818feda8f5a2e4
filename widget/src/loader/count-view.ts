import type { LoaderData } from '../render-loader.ts';

/** Counts that the widget was shown. The request survives the page. */
export const countView = ({ apiBase, id }: LoaderData): void => {
  const url = `${apiBase}/api/widget/${id}/views`;
  try {
    // At once; it takes half the page's time of a beacon. Not every browser has it, nor every
    // address and page a leave.
    fetchLater(url, { method: 'POST', mode: 'no-cors', activateAfter: 0 });
  } catch {
    navigator.sendBeacon(url);
  }
};

/** https://developer.mozilla.org/docs/Web/API/Window/fetchLater */
declare function fetchLater(url: string, options: RequestInit & { activateAfter: number }): object;

/**
 * Whether a text can be a web address, as people type it: `example.com`,
 * `https://example.com/help`.
 */
export const isLikeAddress = (text: string): boolean => hostOf(text) !== null;

/** The host of an address as people type it; null if it is none. */
export function hostOf(text: string): string | null {
  const url = urlOf(text);
  return url === null || !/[^.]\.[^.]/.test(url.hostname) ? null : url.host;
}

/** Whether an address names more than the site: a path below it. */
export const hasPath = (text: string): boolean => {
  const url = urlOf(text);
  return url !== null && (url.pathname !== '/' || url.search !== '');
};

function urlOf(text: string): URL | null {
  const typed = text.trim();
  if (typed === '' || /\s/.test(typed)) return null;
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    // With a user in it, it is an email address.
    return isWeb && url.username === '' ? url : null;
  } catch {
    return null;
  }
}

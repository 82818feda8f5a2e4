export const isOtherOrigin = (url: string): boolean => new URL(url, location.href).origin !== location.origin;

/**
 * Runs the script of a remote's entry. Its attributes must equal those of the preload link in the
 * document, or the file is fetched twice; hence `crossorigin` only for another origin.
 */
export function runEntry(entry: string, integrity: string): Promise<void> {
  const { href } = new URL(entry, location.href);
  const script = document.createElement('script');
  script.integrity = integrity;
  if (isOtherOrigin(href)) script.crossOrigin = 'anonymous';
  script.src = href;
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${href} did not load.`)));
    document.head.append(script);
  }).finally(() => script.remove());
}

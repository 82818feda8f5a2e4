/** The header that carries an owner's API key. */
const keyHeader = 'x-goog-api-key';

let isInstalled = false;

/**
 * Makes `fetch` refuse to follow a redirect with an API key in the request: it would take the key
 * to another server. The SDK calls the global `fetch` and has no option for it.
 */
export function refuseRedirects(): void {
  if (isInstalled) return;
  isInstalled = true;
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    new Headers(init?.headers).has(keyHeader)
      ? fetch(input, { ...init, redirect: 'error' })
      : fetch(input, init);
}

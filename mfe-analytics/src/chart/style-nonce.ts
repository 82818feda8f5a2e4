/**
 * The document's nonce, by which the chart's own style elements pass the Content-Security-Policy. The web-host wrote it
 * into the document as JSON.
 */
export const styleNonce = (): string | undefined => {
  const text = document.getElementById('askwell-nonce')?.textContent;
  const nonce: unknown = text ? JSON.parse(text) : undefined;
  return typeof nonce === 'string' ? nonce : undefined;
};

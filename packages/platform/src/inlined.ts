/**
 * Reads a JSON block that the web-host wrote into the document: `<script type="application/json" id="…">`.
 * `null` when there is none, or when it is not what it should be.
 */
export function readInlined<T>(id: string, is: (value: unknown) => value is T): T | null {
  if (typeof document === 'undefined') return null;
  const text = document.getElementById(id)?.textContent;
  if (!text) return null;
  const value: unknown = JSON.parse(text);
  return is(value) ? value : null;
}

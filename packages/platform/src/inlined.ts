/**
 * Reads a JSON block that the web-host wrote into the document:
 * `<script type="application/json" id="…">`. Where there is no document, what stands in
 * `askwellInlined`. `null` when there is none, or when it is not what it should be.
 */
export function readInlined<T>(id: string, is: (value: unknown) => value is T): T | null {
  const value = typeof document === 'undefined' ? globalThis.askwellInlined?.[id] : inDocument(id);
  return is(value) ? value : null;
}

function inDocument(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}

declare global {
  /**
   * What a document would hold, for who renders pages without one. A global, because it has to be
   * there before this module is loaded.
   */
  var askwellInlined: Record<string, unknown> | undefined;
}

/**
 * Keeps the address of a website in this tab; the dashboard starts a chatbot from it and reads it
 * under the same key.
 */
export function keepAddress(address: string): void {
  try {
    sessionStorage.setItem('askwell:address', address);
  } catch {
    // The storage is refused: the dashboard asks for the address again.
  }
}

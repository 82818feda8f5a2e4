/** Browsers read the file after the click, some of them late. */
const releaseAfterMs = 10_000;

/**
 * Downloads a file under a name. `file` is its content or an object URL of it; the URL is revoked
 * after 10 s.
 */
export function saveFile(name: string, file: Blob | string): void {
  const url = typeof file === 'string' ? file : URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs);
}

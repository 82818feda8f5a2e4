/** Saves what an address of this page's memory holds as a file, and gives the memory back. */
export const saveAs = (address: string, fileName: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

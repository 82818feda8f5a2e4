/** A message on one line: without the marks of its Markdown. */
export const plainText = (text: string): string =>
  text.replace(/\*\*/g, '').replace(/\[([^\]]+)\]\(https?:[^\s)]+\)/g, '$1');

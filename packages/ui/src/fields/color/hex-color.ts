/** `#rrggbb` from what a person types (`0c666c`, `#ABC`), or null while it is not a whole color. */
export const hexColorOf = (text: string): string | null => {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replace(/./g, '$&$&')}`;
  return null;
};

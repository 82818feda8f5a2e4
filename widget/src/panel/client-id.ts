/**
 * A random UUID, version 4. Not `crypto.randomUUID`, which pages without https do not have.
 */
export const createClientId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const [, a, b, c, d, e] = /(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(digits) ?? [];
  return `${a}-${b}-4${c}-8${d}-${e}`;
};

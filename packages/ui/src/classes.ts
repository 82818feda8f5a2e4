/**
 * Joins class names, leaving out what is not there:
 * `classes(css.card, isOpen && css.open, className)`.
 */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');

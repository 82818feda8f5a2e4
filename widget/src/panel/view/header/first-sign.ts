/**
 * The first letter as people count letters: one that is made of several code points, or an emoji,
 * stays whole.
 */
export const firstSign = (name: string): string => {
  for (const { segment } of new Intl.Segmenter().segment(name)) return segment;
  return '';
};

/**
 * Relative luminance and contrast as WCAG 2.2 defines them:
 * https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

/** Black or white, whichever has more contrast on the color. */
export const inkOn = (color: string): string =>
  contrast(color, '#ffffff') >= contrast(color, '#16151a') ? '#ffffff' : '#16151a';

const luminance = (color: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => sum + weight * linear(channel(color, index)), 0);

const channel = (color: string, index: number): number =>
  Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

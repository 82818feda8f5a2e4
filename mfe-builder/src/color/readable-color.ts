import { contrast } from './contrast.ts';

/** The minimum contrast of text in WCAG 2.2 AA. */
const readable = 4.5;

/** The minimum contrast of large text and icons (WCAG 2.2, 1.4.11). */
const recognisable = 3;

const white = '#ffffff';

/** White text is hard to read: its contrast, and the closest shade on which it is readable. */
export type ContrastProblem = { contrast: number; readable: string };

/**
 * Null if white text is recognizable on the color; the widget darkens it until the text is
 * readable.
 */
export const contrastProblem = (color: string): ContrastProblem | null => {
  const found = contrast(color, white);
  return found >= recognisable ? null : { contrast: found, readable: readableShade(color) };
};

/** The color with as little black as white text needs. */
const readableShade = (color: string): string => {
  for (let share = 0; share < 1; share += 0.01) {
    const shade = darkened(color, share);
    if (contrast(shade, white) >= readable) return shade;
  }
  return '#000000';
};

const darkened = (color: string, share: number): string =>
  `#${[1, 3, 5]
    .map((start) => Math.round(Number.parseInt(color.slice(start, start + 2), 16) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

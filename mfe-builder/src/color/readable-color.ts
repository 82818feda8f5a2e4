import { contrast } from './contrast.ts';

/** The least contrast of text, as WCAG 2.2 AA asks for it. */
const readable = 4.5;

/** Below this, even large text and icons are hard to make out (WCAG 2.2, 1.4.11). */
const recognisable = 3;

const white = '#ffffff';

/** What is wrong with white text on a colour: how strong the contrast is, and the nearest shade that carries it. */
export type ContrastProblem = { contrast: number; readable: string };

/** Null where white text can be made out on the colour; the widget itself deepens the rest of the way. */
export const contrastProblem = (color: string): ContrastProblem | null => {
  const found = contrast(color, white);
  return found >= recognisable ? null : { contrast: found, readable: readableShade(color) };
};

/** The colour with as little black in it as white text needs. */
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

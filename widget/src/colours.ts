/**
 * Colours that an owner chooses freely, made readable. Contrast as WCAG 2.2 defines it:
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export type Brand = {
  /** What text and icons stand on: a colour, or a gradient of the two. */
  surface: string;
  /** The first colour alone, with the same readable text on it. */
  solid: string;
  /** Text and icons on both. */
  ink: string;
};

const white = '#ffffff';
const black = '#16151a';

/** The least contrast of text, as WCAG 2.2 AA asks for it. */
export const readable = 4.5;

/**
 * Keeps white text where a slightly darker shade of the colours carries it, which is what people
 * expect on a colour; takes dark text where it does not. Two colours that need different text do
 * not become a gradient.
 */
export const brandOf = (primary: string, secondary: string): Brand => {
  const [first, second] = [primary, secondary].map((colour) => shadeFor(white, colour, 0.25) ?? colour);
  const solid = first ?? primary;
  const ink = inkOn(solid);
  const isGradient = second !== undefined && inkOn(second) === ink;
  return { solid, ink, surface: isGradient ? `linear-gradient(135deg,${solid},${second})` : solid };
};

const inkOn = (colour: string): string => (contrast(white, colour) < readable ? black : white);

/**
 * The colour, mixed with as little black as makes it readable with that text; undefined if `most`
 * is not enough.
 */
const shadeFor = (text: string, colour: string, most: number): string | undefined => {
  for (let share = 0; share <= most; share += 0.01) {
    const shade = mix(colour, '#000000', share);
    if (contrast(text, shade) >= readable) return shade;
  }
  return undefined;
};

/** From 1 (the same) to 21 (black and white). */
export const contrast = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

/** `share` of the second colour in the first. */
export const mix = (one: string, other: string, share: number): string => {
  const others = channels(other);
  return `#${channels(one)
    .map((value, index) => Math.round(value + ((others[index] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
};

const luminance = (colour: string): number =>
  channels(colour)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

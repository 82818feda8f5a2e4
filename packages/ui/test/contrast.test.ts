import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = tokens.split(":root[data-theme='dark']");

const grounds = ['paper', 'surface', 'sunk', 'tint', 'floating'];
const states = ['success', 'warning', 'danger', 'info'];

/** What is written on what. */
const texts: [ink: string, ground: string][] = [
  ...['ink', 'ink-soft', 'ink-quiet', 'accent-ink', 'danger-ink'].flatMap((ink) =>
    grounds.map((ground): [string, string] => [ink, ground]),
  ),
  ...states.flatMap((state): [string, string][] => [
    [`${state}-ink`, `${state}-soft`],
    [`${state}-ink`, 'surface'],
    ['ink', `${state}-soft`],
    ['ink-soft', `${state}-soft`],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['accent-ink', 'accent-soft'],
  ['surface', 'danger'],
  ['surface', 'danger-hover'],
  ['on-deep', 'deep'],
  ['on-deep', 'deep-raised'],
  ['on-deep-soft', 'deep'],
  ['on-deep-soft', 'deep-raised'],
  ['deep', 'on-deep'],
];

/**
 * What must be seen to be used: outlines of fields, the ring of the focus, the fill of a switch.
 */
const controls: [mark: string, ground: string][] = ['line-control', 'accent'].flatMap((mark) =>
  grounds.map((ground): [string, string] => [mark, ground]),
);

describe.each([
  ['light', light],
  ['dark', dark],
])('in %s', (_scheme, css) => {
  test.each(texts)('%s can be read on %s', (ink, ground) => {
    expect(contrast(css, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controls)('%s can be seen on %s', (mark, ground) => {
    expect(contrast(css, mark, ground)).toBeGreaterThanOrEqual(3);
  });
});

/** Contrast ratio of two tokens, by WCAG 2.2. */
function contrast(css: string, one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(css, one), luminance(css, other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(css: string, token: string): number {
  const hex = new RegExp(`--aw-${token}: #([0-9a-f]{6});`).exec(css)?.[1];
  if (hex === undefined) throw new Error(`--aw-${token} is no plain colour`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    linear(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandOf, contrast, mix, readable } from './colours.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('colours', () => {
  test('contrast is what the standard says', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#0f766e', '#0f766e')).toBe(1);
  });

  test('whatever an owner chooses can be read', () => {
    fc.assert(
      fc.property(colour, colour, (primary, secondary) => {
        const { surface, solid, ink } = brandOf(primary, secondary);
        const shades = surface.match(/#[0-9a-f]{6}/g) ?? [];
        for (const shade of [solid, ...shades]) expect(contrast(shade, ink)).toBeGreaterThanOrEqual(readable);
      }),
    );
  });

  test('a colour that is readable stays as it was chosen', () => {
    expect(brandOf('#0f766e', '#115e59').solid).toBe('#0f766e');
  });

  test('the usual violet becomes a shade darker instead of carrying black text', () => {
    const { solid, ink } = brandOf('#667eea', '#764ba2');
    expect(ink).toBe('#ffffff');
    expect(contrast(solid, '#667eea')).toBeLessThan(1.3);
  });

  test('yellow carries dark text', () => {
    expect(brandOf('#ffd400', '#ffe680')).toMatchObject({ solid: '#ffd400', ink: '#16151a' });
  });

  test('two colours that need different text are no gradient', () => {
    expect(brandOf('#ffd400', '#222222').surface).toBe('#ffd400');
  });

  test('mixing goes from one to the other', () => {
    expect([mix('#102030', '#ffffff', 0), mix('#102030', '#ffffff', 1)]).toEqual(['#102030', '#ffffff']);
  });
});

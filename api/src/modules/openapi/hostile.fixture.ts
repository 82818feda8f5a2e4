import fc from 'fast-check';
import { z } from 'zod';
import type { JsonSchema } from './json-schema.ts';

/** Texts that have broken parsers, databases, templates and people. */
export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\u202Egnp.exe',
  '💥'.repeat(300),
  'x'.repeat(20_000),
  '__proto__',
  'constructor',
  '$where',
  '../../../../etc/passwd',
  "' OR 1=1 --",
  '{{7*7}}${7*7}<%= 7*7 %>',
  '<script>alert(1)</script>',
  'a\r\nBcc: everybody@example.com',
  '%00%ff%',
  'NaN',
  '-1',
  '9'.repeat(400),
  '2026-02-30T25:61:61Z',
  '0123456789abcdef01234567',
];

const hostile = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom<unknown>(
    null,
    [],
    {},
    true,
    0,
    -1,
    1e308,
    2 ** 53,
    { $gt: '' },
    { $ne: null },
    [{ $where: '1' }],
    { length: 1e9 },
    { toString: null },
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const Shape = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.record(z.string(), z.unknown())).optional(),
  oneOf: z.array(z.record(z.string(), z.unknown())).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.number().default(0),
  maxLength: z.number().default(40),
  minimum: z.number().default(-1000),
  maximum: z.number().default(1000),
  minItems: z.number().default(0),
  maxItems: z.number().default(3),
  items: z.record(z.string(), z.unknown()).optional(),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
});

/**
 * Values of a schema, of which some are as they should be, and some have something hostile in one
 * place or several.
 */
export function valuesOf(schema: JsonSchema, share = 5): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: share, arbitrary: goodValues(schema, share) }, { weight: 1, arbitrary: hostile });
}

function goodValues(schema: JsonSchema, share: number): fc.Arbitrary<unknown> {
  const shape = Shape.parse(schema);
  const choices = shape.anyOf ?? shape.oneOf;
  if ('const' in schema) return fc.constant(schema['const']);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (choices) return fc.oneof(...choices.map((choice) => goodValues(choice, share)));
  const { minimum: min, maximum: max } = shape;
  switch (shape.type) {
    case 'object':
      return objects(shape, share);
    case 'array': {
      const maxLength = Math.max(shape.minItems, Math.min(3, shape.maxItems));
      return fc.array(valuesOf(shape.items ?? {}, share * 4), { minLength: shape.minItems, maxLength });
    }
    case 'integer':
      return fc.integer({
        min: Math.max(min, -1000),
        max: Math.max(Math.max(min, -1000), Math.min(max, 1000)),
      });
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return texts(shape);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objects({ properties, required }: z.infer<typeof Shape>, share: number): fc.Arbitrary<unknown> {
  const entries = Object.entries(properties);
  const inner = share * Math.max(1, entries.length);
  const known = fc.record(
    Object.fromEntries(entries.map(([name, field]) => [name, valuesOf(field, inner)])),
    { requiredKeys: required },
  );
  const more = fc.constantFrom({}, {}, {}, { unknown: 1 }, JSON.parse('{"__proto__": {"polluted": true}}'));
  return fc.tuple(known, more).map(([value, extra]) => ({ ...value, ...extra }));
}

function texts({ format, pattern, minLength, maxLength }: z.infer<typeof Shape>): fc.Arbitrary<unknown> {
  if (format === 'email') return fc.constantFrom('asha@example.com', 'ravi@example.com', 'a@b.co');
  if (format === 'uri') {
    return fc.constantFrom(
      'http://127.0.0.1:9/',
      'https://[::1]:9/',
      'ftp://example.com',
      'javascript:alert(1)',
    );
  }
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
}

import { z } from 'zod';
import type { JsonSchema } from '../modules/openapi/json-schema.ts';

const Shape = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  items: z.record(z.string(), z.unknown()).optional(),
  anyOf: z.array(z.record(z.string(), z.unknown())).optional(),
  oneOf: z.array(z.record(z.string(), z.unknown())).optional(),
});

/**
 * An example of what a schema describes: short, and like what really comes. `name` is the field's.
 */
export function sampleOf(schema: JsonSchema, name = ''): unknown {
  const shape = Shape.parse(schema);
  if ('const' in schema) return shape.const;
  if ('default' in schema) return shape.default;
  if (shape.enum) return shape.enum[0];
  const [first] = shape.anyOf ?? shape.oneOf ?? [];
  if (first) return sampleOf(first, name);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([key, inner]) => [key, sampleOf(inner, key)]),
      );
    case 'array':
      return shape.items ? [sampleOf(shape.items, name)] : [];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, shape.minimum ?? 1);
    case 'string':
      return textOf(shape, name);
    default:
      return {};
  }
}

const id = '65f1c0ffee0123456789abcd';

function textOf({ format, pattern }: z.infer<typeof Shape>, name: string): string {
  const known = Object.entries(examples).find(([key]) => key === name)?.[1];
  if (known !== undefined) return known;
  if (/id$/i.test(name) || pattern === '^[0-9a-f]{24}$') return id;
  if (format === 'date-time') return '2026-11-21T09:30:00.000Z';
  if (format === 'uri') return 'https://example.com/askwell';
  if (pattern === '^#[0-9a-f]{6}$') return '#0c666c';
  return '…';
}

const examples = {
  text: 'Do you ship abroad?',
  clientId: '8f0c2d4e-6a1b-4c3d-9e5f-7a8b9c0d1e2f',
  question: 'Do you ship abroad?',
  answer: 'Yes, to all of Europe.',
  name: 'Help desk',
  email: 'asha@example.com',
  password: 'correct horse',
  otp: '123456',
  timeZone: 'Europe/Madrid',
  url: 'https://example.com/askwell',
  secret: 'ask_…',
};

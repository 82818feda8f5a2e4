import { chatbotDefaults, chatbotFields, column, withChange, type ChatbotFields } from '@askwell/contracts';
import type { z } from 'zod';

/**
 * For every field of a chatbot, a chatbot in which this one alone differs from a new one. Fields of
 * a group count singly: `settings.isActive`. The values come from the field's own schema, so that a
 * new field needs no example here.
 */
export const otherFields = (): { path: string; fields: ChatbotFields }[] =>
  Object.entries<unknown>(chatbotDefaults)
    .flatMap(([name, value]): { path: string[]; initial: unknown }[] =>
      isGroup(value)
        ? Object.entries(value).map(([member, initial]) => ({ path: [name, member], initial }))
        : [{ path: [name], initial: value }],
    )
    .map(({ path, initial }) => ({ path: path.join('.'), fields: differingIn(path, initial) }));

const schemas: Record<string, z.ZodType> = column(chatbotFields, 'change');

function differingIn(path: readonly string[], initial: unknown): ChatbotFields {
  const [name = '', member] = path;
  for (const candidate of candidatesFor(initial)) {
    const value = member === undefined ? candidate : { [member]: candidate };
    if (schemas[name]?.safeParse(value).success) return withChange(chatbotDefaults, { [name]: value });
  }
  throw new Error(`No value but the initial one fits ${path.join('.')}: add a candidate for its schema.`);
}

const texts = [
  'Another text',
  '#123456',
  '72px',
  'top-left',
  '90d',
  'formal',
  'question',
  'short',
  'shop.example.com',
  'Europe/Madrid',
];

const lists = [
  [[[600, 720]], [], [], [], [], [], []],
  [{ date: '2026-12-25', label: '', intervals: [] }],
  [{ language: 'es', chatWindowTitle: 'Hola', chatWindowSubtitle: '', welcomeMessage: '', placeholder: '' }],
];

const candidatesFor = (initial: unknown): unknown[] => {
  if (typeof initial === 'boolean') return [!initial];
  if (typeof initial === 'number') return [initial + 1, initial - 1];
  return Array.isArray(initial) ? [...texts.map((text) => [text]), ...lists] : texts;
};

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

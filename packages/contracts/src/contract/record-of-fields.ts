import type { z } from 'zod';

/** One field of a record: its schema, and the value that it has until it is set. */
export const field = <Schema extends z.ZodType>(
  schema: Schema,
  initial: z.core.util.NoUndefined<z.output<Schema>>,
) => ({
  schema,
  /** In a draft: an absent field takes its initial value. */
  draft: schema.default(initial),
  /** In a change: an absent field stays as it is, a group changes field by field. */
  change: schema,
  initial,
});

/** One property of every field, by the field's name. */
export function column<
  Property extends string,
  const Fields extends Record<string, Record<Property, unknown>>,
>(fields: Fields, property: Property): { [Name in keyof Fields]: Fields[Name][Property] };
export function column(fields: Record<string, Record<string, unknown>>, property: string) {
  return Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one[property]]));
}

/** The fields to be changed; of a group, only those of its fields. */
export type ChangeOf<Values> = {
  [Name in keyof Values]?:
    | (Values[Name] extends readonly unknown[]
        ? Values[Name]
        : Values[Name] extends object
          ? ChangeOf<Values[Name]>
          : Values[Name])
    | undefined;
};

/**
 * The values after a change: an absent field stays as it is, a group changes field by field, a list
 * as a whole.
 */
export function withChange<Values extends object>(values: Values, change: ChangeOf<NoInfer<Values>>): Values;
export function withChange(values: Record<string, unknown>, change: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, changedValue(value, change[name])]),
  );
}

const changedValue = (value: unknown, change: unknown): unknown => {
  if (change === undefined) return value;
  return isGroup(value) && isGroup(change) ? withChange(value, change) : change;
};

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

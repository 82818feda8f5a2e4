import * as declared from '@askwell/contracts';
import type { Contract } from '@askwell/contracts';
import { z } from 'zod';

/**
 * Declared for the clients, and not served yet: as soon as a call is served, it goes from this
 * list.
 */
const unserved: readonly unknown[] = [];

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'audience' in value && 'path' in value;

const contracts = Object.entries<unknown>(declared).flatMap(([name, contract]) =>
  isContract(contract) ? [{ name, ...contract, isServed: !unserved.includes(contract) }] : [],
);
export type NamedContract = (typeof contracts)[number];

export const served = contracts.filter(({ isServed }) => isServed);
export const notServed = contracts.filter(({ isServed }) => !isServed);

/** The call's path about one thing: each parameter that is in `ids` by it, all others by `id`. */
export const pathWith = ({ path }: Pick<Contract, 'path'>, id: string, ids: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? id);

/**
 * Where a body holds texts, numbers and choices: `['configuration', 'position']`; lists by their
 * first entry.
 */
export const leavesOf = (body: z.ZodType): string[][] =>
  leavesIn(Shape.parse(z.toJSONSchema(body, { io: 'output', unrepresentable: 'any' }))).filter(
    // A body that may be anything has no places.
    (path) => path.length > 0,
  );

type Shape = {
  properties?: Record<string, Shape> | undefined;
  items?: Shape | undefined;
  anyOf?: { type?: string | undefined }[] | undefined;
};
const Shape: z.ZodType<Shape> = z.object({
  get properties() {
    return z.record(z.string(), Shape).optional();
  },
  get items() {
    return Shape.optional();
  },
  anyOf: z.array(z.object({ type: z.string().optional() })).optional(),
});

const leavesIn = ({ properties, items }: Shape): string[][] => {
  if (properties) {
    return Object.entries(properties).flatMap(([name, shape]) =>
      leavesIn(shape).map((rest) => [name, ...rest]),
    );
  }
  return items ? leavesIn(items).map((rest) => ['0', ...rest]) : [[]];
};

/** Whether null belongs in a place of a body. */
export function takesNull(body: z.ZodType, path: readonly string[]): boolean {
  let shape: Shape | undefined = Shape.parse(z.toJSONSchema(body, { io: 'output', unrepresentable: 'any' }));
  for (const name of path) shape = name === '0' ? shape?.items : shape?.properties?.[name];
  return shape?.anyOf?.some(({ type }) => type === 'null') ?? false;
}

/** A body with nothing but one value in one place. */
export const bodyWith = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), value);

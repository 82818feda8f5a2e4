/** A record without some of its fields. */
export const omit = <Item extends object>(
  item: Item,
  ...names: readonly Extract<keyof Item, string>[]
): Record<string, unknown> => {
  const left: ReadonlySet<string> = new Set<string>(names);
  return Object.fromEntries(Object.entries(item).filter(([name]) => !left.has(name)));
};

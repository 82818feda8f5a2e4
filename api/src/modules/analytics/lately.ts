/** The things that were asked for last, by key, at most so many; what nobody asked for the longest is forgotten. */
export const lately = <Thing>(most: number) => {
  const things = new Map<string, Thing>();

  const note = (key: string, thing: Thing): void => {
    // Set again, so that the first one is always the oldest.
    things.delete(key);
    things.set(key, thing);
    const [oldest] = things.keys();
    if (things.size > most && oldest !== undefined) things.delete(oldest);
  };

  return {
    note,
    get: (key: string): Thing | undefined => {
      const thing = things.get(key);
      if (thing !== undefined) note(key, thing);
      return thing;
    },
  };
};

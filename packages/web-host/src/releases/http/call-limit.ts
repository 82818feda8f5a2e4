/** Lets each address do something so many times in a while, and remembers as little as it can. */
export function callLimit(times: number, ms: number) {
  let windows = new Map<string, { count: number; end: number }>();
  return {
    /** Counts one; false when there were too many. */
    take: (address: string): boolean => {
      const now = Date.now();
      if (windows.size > 10_000)
        windows = new Map([...windows].filter(([, { end }]) => end > now).slice(-5_000));
      const known = windows.get(address);
      const window = known && known.end > now ? known : { count: 0, end: now + ms };
      window.count += 1;
      windows.set(address, window);
      return window.count <= times;
    },
  };
}

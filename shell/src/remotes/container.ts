/** What a remote's entry gives, in the format of `@module-federation/enhanced`. */
export type Container = {
  /** Takes the shared modules: key → version → module. */
  init: (scope: Record<string, Record<string, object>>) => Promise<void> | void;
  get: (module: string) => Promise<() => unknown> | (() => unknown);
};

export const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

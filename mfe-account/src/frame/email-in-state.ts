/** The address that a page was given by the one before it, or null. History keeps it over a reload. */
export const emailInState = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : null;

const hour = 3_600_000;
const morning = 9;

/** When a conversation can come back, as members choose it; in the browser's time zone. */
export const snoozeTimes = (now: Date) => ({
  hour: new Date(now.getTime() + hour),
  afternoon: new Date(now.getTime() + 4 * hour),
  tomorrow: morningIn(now, 1),
  monday: morningIn(now, (8 - now.getDay()) % 7 || 7),
});

const morningIn = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morning);

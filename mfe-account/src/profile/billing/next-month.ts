/** When the calendar month after this instant begins, in UTC as the quota counts. */
export const nextMonth = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

/**
 * A quarter of an hour since 1970 in UTC, as a number. Statistics are kept by quarters because
 * every time zone in use is a whole number of them away from UTC (Kolkata +5:30, Kathmandu +5:45),
 * so that any zone's days can be cut exactly.
 */
export type Quarter = number;

export const quarterMs = 15 * 60_000;

export const quarterOf = (at: Date): Quarter => Math.floor(at.getTime() / quarterMs);

export const startOf = (quarter: Quarter): Date => new Date(quarter * quarterMs);

/** The hour's document a quarter is kept in, and its place there, 0 to 3. */
export const placeOf = (quarter: Quarter): { hour: Date; place: number } => ({
  hour: startOf(quarter - (quarter % 4)),
  place: quarter % 4,
});

/**
 * The same moment a year later by the calendar in UTC, so that no clock change of any country moves
 * it. A year from the 29th of February ends on the 28th.
 */
export function yearAfter(start: Date): Date {
  const end = new Date(start);
  end.setUTCFullYear(start.getUTCFullYear() + 1);
  // There was no such day, and it became the next one.
  if (end.getUTCMonth() !== start.getUTCMonth()) end.setUTCDate(0);
  return end;
}

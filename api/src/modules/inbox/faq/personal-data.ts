/**
 * Leaves out email addresses, and numbers of seven digits or more, such as of phones and orders.
 */
export const withoutPersonalData = (text: string): string =>
  text.replace(/[^\s@]{1,64}@[^\s@]{1,255}/g, '…').replace(/\+?\d(?:[ ./()-]{0,2}\d){6,30}/g, '…');

/** Whether a text still has something that `withoutPersonalData` leaves out. */
export const hasPersonalData = (text: string): boolean => withoutPersonalData(text) !== text;

export * as limits from './limit-values.ts';

/**
 * What each plan holds. `members` includes the owner. `customization`: a logo, an icon of the chat
 * button and texts in other languages. A message is a visitor's message; months are
 * calendar months in UTC.
 */
export const plans = {
  free: {
    chatbots: 1,
    messagesPerMonth: 100,
    members: 1,
    branding: true,
    apiAccess: false,
    customization: false,
  },
  premium: {
    chatbots: 10,
    messagesPerMonth: 10_000,
    members: 5,
    branding: false,
    apiAccess: true,
    customization: true,
  },
} as const;

/** How many days before its end a year of Premium can be followed by the next one. */
export const renewalDays = 30;

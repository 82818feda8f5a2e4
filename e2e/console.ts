/** On a busy machine a page starts later than the few seconds after which Chromium warns. */
export const slowPreload = /was preloaded using link preload but not used within a few seconds/;

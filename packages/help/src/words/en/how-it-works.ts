/** The help on a page of the app. */
export const howItWorks = {
  howItWorks: 'How this works',
  moreHelp: 'More answers',
};

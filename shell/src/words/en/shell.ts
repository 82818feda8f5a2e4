import { brand } from '@askwell/platform';

/** The frame around every page, and the pages of the shell itself. */
export const shell = {
  skip: 'Skip to content',
  header: {
    home: `${brand.name}, home`,
    menu: 'Menu',
    navigation: 'Main',
    signOut: 'Logout',
  },
  footer: {
    blurb:
      'Chatbots that answer from your own questions and answers, on your own website. Built without code, measured without guesswork.',
    place: `${brand.city}, India`,
    rights: `${brand.name}. All rights reserved.`,
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
  },
  leaving: {
    title: 'Leave without saving?',
    description: 'You have unsaved changes. They will be lost.',
    stay: 'Keep editing',
    leave: 'Discard changes',
  },
  loading: 'Loading…',
  verifying: 'Verifying authentication...',
  crash: {
    title: 'Something went wrong',
    text: `${brand.name} could not show this page. Everything you saved is safe.`,
    reload: 'Reload',
  },
  failure: {
    title: 'This page is not available right now',
    outdated: `${brand.name} was just updated. Reload to get the new version of this page.`,
    unavailable:
      'We couldn’t load this page. Everything you saved is safe. Check your connection and try again.',
    broken:
      'Something went wrong on this page. Everything you saved is safe. Try again, or go to another page.',
    reload: 'Reload',
    retry: 'Try again',
  },
  notFound: {
    title: 'Page not found',
    text: 'The page you are looking for does not exist or has moved.',
    back: 'Go Back',
    shortcuts: 'Shortcuts',
    home: 'Home',
    dashboard: 'Dashboard',
    features: 'Features',
    contact: 'Contact',
  },
  toHome: 'Take Me Home',
};

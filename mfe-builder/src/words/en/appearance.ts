import { limits } from '@askwell/contracts';
import { formatNumber } from '@askwell/ui';

/** The text of the logo, the icon of the chat button and the texts in other languages. */
export const appearance = {
  brand: 'Logo and icon',
  premium: 'Your logo, other icons and texts in other languages are part of Premium.',
  seePremium: 'See Premium',

  logo: {
    label: 'Logo',
    help: `PNG, JPEG or WebP, up to ${formatNumber(limits.logo.uploadBytes / 1_000_000)} MB. A square image fits best. It shows right away.`,
    unsaved: 'Save the chatbot first. Then you can add its logo here.',
    current: 'The logo now',
    file: 'Image file',
    upload: 'Upload logo',
    replace: 'Replace logo',
    uploading: 'Uploading...',
    remove: 'Remove logo',
    failed: 'The logo could not be saved',
    network: 'We couldn’t reach the server. Please check your connection and try again.',
  },

  icons: {
    label: 'Chat Button Icon',
    names: {
      chat: 'Speech bubble',
      question: 'Question mark',
      sparkle: 'Sparkle',
      headset: 'Headset',
      logo: 'Your logo',
    },
  },

  texts: {
    title: 'Texts in other languages',
    lead: 'Visitors see these instead of your texts above if their page or browser is in this language. Leave a field empty to keep your own text.',
    language: 'Language',
    add: 'Add language',
    remove: (language: string) => `Remove the texts in ${language}`,
    removeShort: 'Remove',
    fields: {
      chatWindowTitle: 'Chat Window Title',
      chatWindowSubtitle: 'Chat Window Subtitle',
      welcomeMessage: 'Welcome Message',
      placeholder: 'Placeholder',
    },
  },
};

export type AppearanceWords = typeof appearance;

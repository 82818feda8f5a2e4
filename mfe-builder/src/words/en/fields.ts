import { formatNumber } from '@askwell/ui';

/** The text of the tabs Basic Info, Design and Settings. */
export const fields = {
  basic: {
    title: 'Basic Info',
    lead: 'The chatbot’s name, its role and how it answers.',
    name: 'Chatbot Name',
    nameHelp: 'On your dashboard, and how the chatbot introduces itself.',
    nameExample: 'Front desk',
    description: 'Description',
    descriptionHelp:
      'A note for you and your team, shown on your dashboard. Visitors and Gemini don’t see it.',
    answers: 'Answers',
    exactAnswers:
      'Exact Answers is on: visitors see your own texts, and the next three settings have no effect.',
    instructions: 'Instructions for answers',
    instructionsHelp: (most: string) =>
      `Gemini follows these in every reply: what the chatbot is for, which words it uses, what it leaves to you. Up to ${most} characters.`,
    instructionsExample:
      'You help the visitors of a small tea shop. Never promise a delivery date. For wholesale, point to our contact page.',
    tone: 'Tone',
    tones: { friendly: 'Friendly', neutral: 'Neutral', formal: 'Formal' },
    tonesHelp: {
      friendly: 'Warm and helpful.',
      neutral: 'Factual, without small talk.',
      formal: 'Courteous, with the polite form of address.',
    },
    answerLength: 'Answer length',
    answerLengths: { short: 'Short', standard: 'Standard', detailed: 'Detailed' },
    answerLengthsHelp: {
      short: 'One or two sentences.',
      standard: 'One to four sentences for most questions.',
      detailed: 'Every detail that helps, with steps as a list.',
    },
  },

  design: {
    title: 'Design',
    lead: 'The look and position of the chat on your website.',
    primaryColor: 'Primary Color',
    primaryColorHelp: 'Used for the chat button, the header and your visitors’ messages.',
    secondaryColor: 'Secondary Color',
    secondaryColorHelp: 'The header fades into this color, as long as its text stays readable.',
    swatches: {
      periwinkle: 'Periwinkle',
      teal: 'Teal',
      green: 'Green',
      rust: 'Rust',
      raspberry: 'Raspberry',
      ink: 'Ink',
    },
    contrast: {
      title: (color: string) => `We use dark text on this ${color}`,
      text: (contrast: number) =>
        `White text would have a contrast of ${formatNumber(contrast)} to 1, and text needs ${formatNumber(4.5)}. A darker shade carries white text.`,
      use: (color: string) => `Use ${color}`,
    },
    size: 'Button Size',
    sizeHelp: 'Diameter of the chat button.',
    position: 'Position',
    positions: {
      'bottom-right': 'Bottom Right',
      'bottom-left': 'Bottom Left',
      'top-right': 'Top Right',
      'top-left': 'Top Left',
    },
    windowTitle: 'Chat Window Title',
    windowTitleHelp: 'At the top of the open chat.',
    subtitle: 'Chat Window Subtitle',
    subtitleHelp: 'A line below the title.',
    placeholder: 'Message Placeholder',
    placeholderHelp:
      'In the field where visitors write. If you leave it empty, it is in each visitor’s language.',
  },

  settings: {
    title: 'Settings',
    lead: 'The greeting, the behavior and the websites of the chatbot.',
    welcome: 'Welcome Message',
    welcomeHelp: 'The first thing a visitor reads in the chat.',
    behavior: 'Behavior',
    active: 'Chatbot Active',
    activeHelp: 'When this is off, the chatbot is hidden everywhere, even on sites that have its code.',
    emojis: 'Enable Emojis',
    emojisHelp: 'Whether the chatbot may use emojis in its replies.',
    typing: 'Typing Indicator',
    typingHelp: 'Three dots while a reply is on its way.',
    exact: 'Exact Answers',
    exactHelp: 'Visitors see your answers word for word. Gemini is not used to write replies.',
    sources: 'Show Sources',
    sourcesHelp: 'Below a reply, visitors see the FAQs that it comes from.',
    people: 'People',
    handoff: 'Talk to a Person',
    handoffHelp: 'Visitors can ask for a person. You answer in your inbox.',
    whileWaiting: 'Answer While Waiting',
    whileWaitingHelp: 'The chatbot goes on answering until a person joins.',
    privacy: 'Websites and privacy',
    identity: 'Verified visitors',
  },

  hours: {
    replyTime: 'Usual Reply Time',
    replyTimeHelp: 'Shown to visitors until there are 10 replies to measure.',
    replyTimes: (minutes: number) =>
      minutes === 0
        ? 'Say nothing'
        : minutes < 60
          ? `${minutes} minutes`
          : minutes === 60
            ? '1 hour'
            : minutes < 1_440
              ? `${Math.round(minutes / 60)} hours`
              : minutes === 1_440
                ? '1 day'
                : `${Math.round(minutes / 1_440)} days`,
    isOn: 'Office Hours',
    isOnHelp: 'Outside these hours, visitors see when you’re back and can leave an email address.',
    timeZone: 'Time Zone',
    week: 'Hours of the week',
    closed: 'Closed',
    from: (day: string) => `${day}, open from`,
    to: (day: string) => `${day}, open until`,
    add: 'Add hours',
    addTo: (day: string) => `Add hours on ${day}`,
    remove: (day: string, from: string, to: string) => `Remove ${from} to ${to} on ${day}`,
    holiday: 'Closed On',
    holidayName: 'Name (optional)',
    addHoliday: 'Add day',
    holidays: 'Days that differ from the week',
    holidayEntry: (day: string, name: string, open: string) =>
      [day, name, open === '' ? 'closed' : open].filter(Boolean).join(' · '),
    listed: 'This day is already in the list',
    full: (most: number) => `You’ve added all ${most} days. Remove one to add another.`,
  },

  suggestions: {
    label: 'Suggested Questions',
    placeholder: 'Choose or type a question',
    add: 'Add',
    chosen: 'Chosen questions',
    none: 'If you add none, the chat suggests your first FAQs.',
    some: (most: number) => `The chat suggests these first. You can add up to ${most}.`,
    full: (most: number) => `You’ve added all ${most}. Remove one to choose another.`,
  },

  domains: {
    label: 'Allowed Domains',
    example: 'example.com',
    none: 'Empty: the chatbot answers on every website that has its code.',
    some: 'The chatbot answers on these websites only. *.example.com covers every subdomain, not example.com itself.',
    add: 'Add domain',
    list: 'Allowed websites',
    problems: {
      invalid: (entry: string) =>
        `“${entry}” isn’t a domain. Please enter one such as example.com or *.example.com`,
      duplicate: (domain: string) => `${domain} is already in the list`,
      full: (most: number) => `A chatbot can have up to ${most} domains`,
    },
  },

  retention: {
    label: 'Keep Conversations',
    help: 'Counted from a conversation’s last message. The statistics stay.',
    choices: {
      forever: 'Until I delete them',
      '365d': 'For a year',
      '90d': 'For 90 days',
      '30d': 'For 30 days',
    },
  },

  identity: {
    text: 'Your website can tell us who a signed-in visitor is. If your server signs the user ID with a secret, conversations show it as verified.',
    guide: 'How to sign user IDs',
    unsaved: 'Save the chatbot first. Then you can create its secret here.',
    failed: 'The secret could not be loaded',
    none: 'There’s no secret yet, so no user ID is verified.',
    since: (date: string) => `The secret was created on ${date}.`,
    create: 'Create secret',
    creating: 'Creating...',
    createFailed: 'The secret could not be created',
    shownTitle: 'Copy the secret now',
    shown: 'For your security, it is shown only once. Keep it on your server, never in a page.',
    label: 'Identity secret',
    copy: 'Copy secret',
    done: 'Done',
    replace: 'Replace secret',
    replaceTitle: 'Replace the identity secret?',
    replaceText:
      'User IDs signed with the current secret will no longer be verified. Update your server right away.',
    delete: 'Delete secret',
    deleteTitle: 'Delete the identity secret?',
    deleteText: 'User IDs will no longer be verified. Earlier conversations stay as they are.',
    deleting: 'Deleting...',
    deleted: 'Identity secret deleted.',
    deleteFailed: 'The secret could not be deleted',
  },

  remove: (entry: string) => `Remove ${entry}`,
};

export type FieldsWords = typeof fields;

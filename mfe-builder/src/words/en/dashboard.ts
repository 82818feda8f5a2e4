import { plans } from '@askwell/contracts';
import { formatNumber } from '@askwell/ui';
import { counted } from './counted.ts';

const chatbots = (count: number) => `${count} ${count === 1 ? 'chatbot' : 'chatbots'}`;
const premiumChatbots = plans.premium.chatbots;

/** The text of the dashboard. */
export const dashboard = {
  title: 'Dashboard',
  loadFailed: 'Failed to load dashboard data',
  seePlans: 'See the plans',
  upgrade: 'Upgrade',

  account: {
    label: 'Your account',
    plan: 'Plan',
    planNames: { free: 'Free', premium: 'Premium' },
    status: 'Account Status',
    active: 'Active',
    messages: 'Messages this month',
    usage: (messages: number, limit: number) => `${formatNumber(messages)} of ${formatNumber(limit)}`,
    inbox: 'Inbox',
    profile: 'Profile',
    logout: 'Logout',
    loggingOut: 'Logging out...',
  },

  quota: {
    title: 'You’ve used all of this month’s messages',
    text: (limit: number, renewal: string) =>
      `Your plan includes ${formatNumber(limit)} messages a month. Until ${renewal} (UTC), your chatbots tell visitors they can’t answer and offer to take their email.`,
  },

  apiKey: {
    section: 'API key setup',
    titles: {
      missing: 'Set up your Gemini API key',
      rejected: 'Google rejects your Gemini API key',
      unchecked: 'Enter another Gemini API key',
    },
    texts: {
      missing:
        'Your chatbots use Google Gemini through your own API key. You need one to create and deploy chatbots.',
      rejected:
        'Until you enter a new key, your chatbots reply with your FAQs only. The key may have been deleted or restricted.',
      unchecked: 'It replaces the saved key.',
    },
    uncheckedTitle: 'Your Gemini API key is saved, but not checked yet',
    uncheckedText: (key: string) =>
      `We couldn’t reach Google to check ${key}. We try again every few minutes and with the next question.`,
    checkNow: 'Check now',
    checking: 'Checking...',
    checked: 'Google accepts your API key.',
    stillUnchecked: 'We still can’t reach Google. Please try again in a few minutes.',
    checkFailed: 'The key could not be checked. Please try again.',
    enterAnother: 'Enter another key',
    label: 'Gemini API Key',
    secretName: 'API key',
    getKey: 'Get a key from Google',
    placeholder: 'AIza…',
    save: 'Save API Key',
    saving: 'Saving...',
    invalid: 'Please enter a valid Gemini API key',
    saved: 'Gemini API key saved successfully! Your chatbots are now ready for deployment.',
    saveFailed: 'Failed to save API key',
  },

  list: {
    title: 'Your chatbots',
    loading: 'Loading your chatbots',
    failedTitle: 'Your chatbots could not be loaded',
    failedText: 'They are safe. Check your connection and try again.',
    create: 'Create New Chatbot',
    createFirst: 'Create Your First Chatbot',
    keyRequired: 'API Key Required',
    setupKeyRequired: 'Setup API Key Required',
    setupKeyFirst: 'Please setup your Gemini API key first to create chatbots',
    emptyTitle: 'No chatbots yet',
    emptyForMembers: 'Chatbots are created by the owner and the admins of this account.',
    emptyText:
      'Name your chatbot, add a few questions and answers, and put one line of code on your website.',
    full: {
      free: `Your plan includes ${chatbots(plans.free.chatbots)}. Upgrade to add more.`,
      premium: `Your plan includes ${chatbots(premiumChatbots)}. Delete one to add another.`,
    },
  },

  trySample: 'Try a sample chatbot',

  start: {
    title: 'Start with your website',
    lead: 'Paste its address. We read your pages and draft the first FAQs, each with the sentence it comes from. You accept the ones you like.',
  },

  overLimit: {
    title: (count: number) =>
      count === 1 ? '1 of your chatbots is paused' : `${count} of your chatbots are paused`,
    text: (planName: string, included: number) =>
      `Your ${planName} plan includes ${chatbots(included)}. Paused chatbots keep all their data and don’t answer visitors. Choose which ${included === 1 ? 'one stays' : 'ones stay'} active.`,
  },

  card: {
    statuses: { active: 'active', inactive: 'inactive' },
    reasons: {
      overLimit: 'over your plan’s limit',
      off: 'switched off',
      notDeployed: 'not deployed yet',
    },
    messages: 'Messages, all time',
    views: 'Views',
    faqs: 'FAQs',
    drafts: (count: number) => `${counted(count, 'draft', 'drafts')} to review`,
    edit: 'Edit',
    analytics: 'Analytics',
    more: (name: string) => `More actions for ${name}`,
    install: 'Install on your website',
    embedCode: 'Embed code',
    openTestPage: 'Open test page',
    duplicate: 'Duplicate',
    delete: 'Delete Chatbot',
  },

  embedDialog: {
    title: (name: string) => `Embed code of ${name}`,
    label: 'Embed code',
    help: 'Paste this line into your pages, just before </body>.',
    copy: 'Copy Embed Code',
    close: 'Close',
  },

  duplication: {
    name: (name: string) => `Copy of ${name}`,
    done: (name: string) => `"${name}" created. It is not deployed yet.`,
    withoutLogo: (name: string) =>
      `"${name}" created, but its logo could not be copied. You can upload it in Design.`,
    failed: 'Failed to duplicate chatbot',
  },

  deletion: {
    title: (name: string) => `Delete "${name}"?`,
    text: 'Its knowledge base, conversations and statistics are deleted with it, and it disappears from your website. This can’t be undone.',
    confirm: 'Delete Chatbot',
    deleting: 'Deleting...',
    done: (name: string) => `Chatbot "${name}" deleted successfully!`,
    failed: 'Failed to delete chatbot',
  },

  reactivation: {
    action: 'Keep this one',
    title: (name: string) => `Keep "${name}"?`,
    replaces: (name: string) =>
      `"${name}" stops answering visitors instead. Both keep all their data, and you can change your mind later.`,
    plain: 'It answers visitors again.',
    busy: 'Saving...',
    done: (name: string) => `"${name}" answers visitors now.`,
    failed: 'Your choice could not be saved. Please try again.',
  },
};

import { formatNumber } from '@askwell/ui';
import { counted } from './counted.ts';

const drafts = (count: number) => counted(count, 'draft', 'drafts');
const faqs = (count: number) => counted(count, 'FAQ', 'FAQs');

/** The text of the review of drafts. */
export const review = {
  title: 'Review drafts',
  back: 'Back to Knowledge Base',
  loading: 'Loading the drafts',
  loadFailed: 'The drafts could not be loaded',

  left: (count: number) => `${formatNumber(count)} left`,
  accepted: (count: number) => `${formatNumber(count)} accepted`,
  rejected: (count: number) => `${formatNumber(count)} rejected`,
  saving: 'Saving',
  saved: 'Saved',
  notSaved: 'Your last decisions are not saved yet.',
  tryAgain: 'Try again',
  refused: (question: string, reason: string) => `“${question}”: ${reason}`,

  list: 'Drafts',
  showList: 'All drafts',
  acceptPage: (count: number) => `Accept all ${formatNumber(count)}`,
  acceptPageOf: (count: number, title: string) => `Accept all ${drafts(count)} from ${title}`,
  states: { open: '', accepted: 'Accepted', rejected: 'Rejected' },
  changesFaq: 'Changes an FAQ',
  untitled: 'Untitled page',

  position: (place: number, count: number) => `Draft ${formatNumber(place)} of ${formatNumber(count)}`,
  wordings: 'Also asked as',
  changesHelp: 'Struck out is your FAQ now; underlined is the new text.',
  priceChanged: (from: string, to: string) => `The price changed from ${from} to ${to}.`,
  unchangedAnswer: 'The answer stays the same.',
  otherQuestion: 'Is this another question?',

  source: 'Source',
  from: 'From',
  openPage: 'Open page',
  opens: 'opens in a new tab',
  pageNumber: (page: number) => `Page ${formatNumber(page)}`,
  metadata: 'This is in the page’s metadata only. People who read the page don’t see it.',
  edited: 'You edited this draft.',
  pageRemoved: 'This page no longer exists on the website.',

  accept: 'Accept',
  add: 'Add as a new FAQ',
  reject: 'Reject',
  edit: 'Edit',
  undo: 'Undo',
  reopen: 'Reopen',
  keys: { accept: 'A', add: 'N', edit: 'E', reject: 'X', next: 'J', previous: 'K', undo: 'Z', help: '?' },

  editing: {
    label: 'Edit draft',
    save: 'Save and accept',
    saving: 'Saving...',
    cancel: 'Cancel',
    failed: 'Your changes could not be saved. Please try again.',
  },

  announce: {
    accepted: (question: string) => `Accepted: ${question}.`,
    added: (question: string) => `Added as a new FAQ: ${question}.`,
    rejected: (question: string) => `Rejected: ${question}.`,
    open: (question: string) => `Undone: ${question}.`,
    many: (count: number) => `Accepted ${drafts(count)}.`,
    manyUndone: (count: number) => `Undone: ${drafts(count)}.`,
    next: (question: string) => `Next: ${question}`,
    done: 'No drafts left.',
  },

  reading: {
    reading: (title: string) => `Reading ${title}`,
    title: 'We are reading',
    wait: 'Drafts appear here as soon as we find some.',
  },

  /** The way to a website, until the chatbot is deployed. */
  live: {
    text: (open: number) =>
      open === 0
        ? 'Your chatbot is ready. Put it on your website.'
        : `In a hurry? Take ${open === 1 ? 'the draft' : `all ${drafts(open)}`} now and read them later. You can change every FAQ at any time.`,
    action: (open: number) =>
      open === 0 ? 'Go live and copy the embed code' : 'Accept all, go live and copy the embed code',
    going: 'Going live...',
    deployed: 'Chatbot deployed successfully!',
    failed: 'Failed to deploy chatbot',
  },

  empty: {
    title: 'No drafts to review',
    text: 'Add a website or a document to the knowledge base, and its drafts appear here.',
    nothing: 'We found no questions to draft. The chatbot can still answer from the text of your sources.',
    doneTitle: 'All reviewed',
    done: (accepted: number) =>
      accepted === 0
        ? 'There are no drafts left.'
        : `${faqs(accepted)} added or changed. They are saved and in use.`,
    toKnowledge: 'See the knowledge base',
  },

  help: {
    title: 'Keyboard shortcuts',
    open: 'Keyboard shortcuts',
    close: 'Close',
    toggle: 'Use single-key shortcuts',
    toggleHelp: 'Turn them off if they conflict with your screen reader or voice control.',
    rows: {
      accept: 'Accept the draft',
      add: 'Add a change as a new FAQ',
      edit: 'Edit the draft',
      reject: 'Reject the draft',
      next: 'Next draft',
      previous: 'Previous draft',
      undo: 'Undo the last decision',
      help: 'Show the shortcuts',
    },
  },
};

export type ReviewWords = typeof review;

import { formatNumber } from '@askwell/ui';
import { counted } from './counted.ts';

const listOf = (parts: readonly string[]): string => new Intl.ListFormat('en').format(parts);

/** The text of the sources: how they are added, their list and their progress. */
export const sources = {
  add: {
    title: 'Learn from your website',
    lead: 'We read your pages and draft FAQs. Nothing goes live until you accept it.',
    address: 'Your website’s address',
    addressExample: 'www.example.com',
    addressMissing: 'Please enter the address of your website',
    addressWrong: 'This doesn’t look like a web address. Try something like www.example.com.',
    read: 'Read my website',
    adding: 'Starting...',
    or: 'or',
    upload: 'Upload a document',
    uploading: 'Uploading...',
    drop: 'Drop the document here',
    formats: 'PDF, Word, Markdown, text or CSV',
    paste: 'Paste text',
    file: 'Document',
    onePage: 'Read this page only',
    oneFile: 'Please add one document at a time.',
    failed: 'It could not be added. Please try again.',
    network: 'We couldn’t reach Askwell. Check your connection and try again.',
    added: (title: string) => `${title} was added. We are reading it.`,
    seePlans: 'See the plans',
  },

  pasting: {
    title: 'Paste text',
    description: 'For example a price list, a handbook or the answers you send by email.',
    name: 'Title',
    nameExample: 'Delivery and returns',
    nameMissing: 'Please enter a title',
    text: 'Text',
    textMissing: 'Please enter a text',
    tooLong: (most: number) => `A text holds at most ${formatNumber(most)} characters`,
    cancel: 'Cancel',
    add: 'Add text',
    adding: 'Adding...',
  },

  start: {
    create: 'Read my website',
    keyFirst: (host: string) => `We’ll read ${host} as soon as your Gemini API key is saved.`,
    needsKey: 'Save your Gemini API key first. The address stays here.',
    creating: 'Creating your chatbot...',
    chooseTitle: (host: string) => `Which chatbot learns from ${host}?`,
    chatbot: 'Chatbot',
    notNow: 'Not now',
  },

  list: {
    label: 'Sources',
    loadFailed: 'Your sources could not be loaded',
    review: (count: number) => `Review ${counted(count, 'draft', 'drafts')}`,
    used: (used: number, most: number, what: 'websites' | 'documents') =>
      what === 'websites'
        ? `${formatNumber(used)} of ${counted(most, 'website', 'websites')}`
        : `${formatNumber(used)} of ${counted(most, 'document', 'documents')}`,
    kinds: { website: 'Website', page: 'Page', file: 'Document', text: 'Text' },
    readOf: (read: number, found: number) =>
      `${formatNumber(read)} of ${counted(found, 'page', 'pages')} read`,
    read: (read: number) => `${counted(read, 'page', 'pages')} read`,
    skipped: (count: number) => `${formatNumber(count)} skipped`,
    failed: (count: number) => `${formatNumber(count)} failed`,
    drafts: (count: number) => counted(count, 'draft', 'drafts'),
    accepted: (count: number) => `${formatNumber(count)} accepted`,
    nothing: 'No questions found',
    readAt: (moment: string) => `Read ${moment}`,
    progress: (title: string) => `Progress of ${title}`,
    stop: 'Stop',
    resume: 'Resume',
    refresh: 'Read again',
    remove: 'Remove',
    passages: 'Answer from its text where no FAQ fits',
    weekly: 'Read it again every week',
    mails: 'Email the owner when something changed',
    mailsHelp: 'Once a week at most, for all websites of the account.',
    drafting: {
      label: 'Draft FAQs from its text with your Gemini key',
      left: (pages: number, requests: number, dollars: number | null) =>
        `${counted(pages, 'page', 'pages')} left: ${counted(requests, 'request', 'requests')} to your key, ${
          dollars === null ? 'at Google’s prices' : atMost(dollars)
        }. You review each draft.`,
      running: 'Your key is drafting FAQs. You review each one.',
      done: 'Every page has been read. You review each draft.',
      spent: (dollars: number) => `${dollarsOf(dollars)} so far.`,
      failures: {
        key_rejected: 'Google refused your Gemini key, so drafting has ended. Check the key in your profile.',
        unavailable: 'Gemini did not answer, so drafting has ended. Please try again later.',
      },
    },
    actionFailed: 'That didn’t work. Please try again.',
    statuses: {
      queued: 'Waiting for its turn',
      running: 'Reading',
      waiting: 'Paused',
      ready: 'Read',
      stopped: 'Stopped',
      failed: 'Could not be read',
    },
    resumesAt: (reason: string, moment: string) => `${reason} We’ll continue at ${moment}.`,
  },

  /** What was found on the website and can be used for the chatbot. */
  site: {
    title: (name: string) => `Make it look like ${name}?`,
    text: (found: readonly ('name' | 'color' | 'logo')[]) =>
      `We found ${listOf(found.map((part) => `a ${part}`))} on your website. You can change ${
        found.length === 1 ? 'it' : 'them'
      } later.`,
    apply: (count: number) => (count === 1 ? 'Use it' : 'Use them'),
    applying: 'Loading the logo...',
    applied: (filledIn: readonly ('name' | 'color')[], hasLogo: boolean) => {
      if (filledIn.length === 0) return 'The logo is in place.';
      const parts = listOf(filledIn);
      if (hasLogo) return `The ${listOf([...filledIn, 'logo'])} are in place. Save to keep the ${parts}.`;
      return filledIn.length === 1
        ? `The ${parts} is filled in. Save to keep it.`
        : `The ${parts} are filled in. Save to keep them.`;
    },
    logoFailed: 'The logo could not be loaded. You can upload it on the Design tab.',
    dismiss: 'Not now',
  },

  removal: {
    title: (title: string) => `Remove “${title}”?`,
    text: 'Its open drafts are removed, and the chatbot no longer answers from its text. FAQs that you accepted stay.',
    confirm: 'Remove source',
    removing: 'Removing...',
    done: (title: string) => `“${title}” was removed.`,
  },

  pages: {
    label: (title: string) => `Pages of ${title}`,
    untitled: 'Untitled page',
    waiting: 'Not read yet',
    drafts: (count: number) => counted(count, 'draft', 'drafts'),
    more: (count: number) => `Show ${formatNumber(count)} more`,
    opens: 'opens in a new tab',
  },

  /** What became of a page, and what the owner can do about it. */
  outcomes: {
    read: 'Read',
    unchanged: 'Unchanged since last time',
    removed: 'This page no longer exists.',
    duplicate: 'It has the same text as another page.',
    other_language: 'It is a translation. Add its address as a page to read it too.',
    noindex: 'The page asks not to be indexed.',
    robots: 'The site’s robots.txt doesn’t let us read it.',
    over_limit: 'Your plan’s number of pages is reached.',
    other_site: 'It leads to another website. Add that address instead.',
    not_found: 'There is no page at this address.',
    login_wall: 'It needs a sign-in. Upload a document or paste the text instead.',
    bot_wall: 'The site blocks automatic readers. Upload a document or paste the text instead.',
    needs_scripts: 'Its text only appears with JavaScript, which we don’t run. Paste the text instead.',
    empty: 'There is no text on it.',
    not_a_document: 'It is not a page or a document that we can read.',
    too_large: 'It is too large to read.',
    too_slow: 'It took too long to read. Paste the text instead.',
    legacy_word: 'Word 97 documents can’t be read. Save it as .docx and upload it again.',
    encrypted: 'It is protected with a password. Upload a copy without one.',
    scanned: 'It holds pictures of text, which we can’t read yet. Paste the text instead.',
    unsafe_address: 'We only read public addresses.',
    too_many_redirects: 'The address redirects in a circle.',
    unknown_host: 'We can’t find this website. Check the address for typos.',
    bad_certificate: 'The site’s certificate is not valid.',
    unreachable: 'We couldn’t connect to the site. Try again later.',
    timeout: 'The site took too long to respond. Try again later.',
    slow_down: 'The site asked us to slow down.',
    key_throttled: 'Your Gemini key has reached its limit for now.',
    server_error: 'The site answered with an error. Try again later.',
  },
};

export type SourcesWords = typeof sources;

/** `less than $0.01`, `at most $0.04`. */
const atMost = (dollars: number): string =>
  dollars < 0.01 ? dollarsOf(dollars) : `at most ${dollarsOf(dollars)}`;

/** `less than $0.01`, `$0.04`. */
const dollarsOf = (dollars: number): string =>
  dollars < 0.01 ? 'less than $0.01' : `$${dollars.toFixed(2)}`;

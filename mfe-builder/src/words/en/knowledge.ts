import { limits } from '@askwell/contracts';
import { formatNumber } from '@askwell/ui';

const faqs = (count: number) => `${formatNumber(count)} ${count === 1 ? 'FAQ' : 'FAQs'}`;
const tooLong = (what: string) => (length: number, most: number) =>
  `${what} has ${formatNumber(length)} characters; the limit is ${formatNumber(most)}`;

/** The text of the Knowledge Base tab. */
export const knowledge = {
  title: 'Knowledge Base',
  lead: 'The chatbot answers from these questions and answers, in its own words. The first ones are suggested to visitors.',
  template: {
    open: 'Start from a template',
    added: (count: number) => `${faqs(count)} added. Read them through, then save.`,
  },
  emptyTitle: 'No FAQs yet',
  emptyText: 'Start with the question that visitors ask most, or import a table of questions and answers.',
  /** Sample FAQs, shown faintly in an empty knowledge base. */
  samples: [
    {
      question: 'When are you open?',
      wordings: 'What are your opening hours? · Are you open on Sundays?',
      answer: 'Monday to Friday from 9 AM to 5 PM.',
    },
    {
      question: 'How much is shipping?',
      wordings: 'Do you deliver for free?',
      answer: 'Shipping costs $5, and it’s free for orders over $50.',
    },
  ],

  saveForSources: 'Save the chatbot to let it learn from your website or a document.',

  missingFaq: (question: string) => `No FAQ asks “${question}” anymore. It was reworded or deleted.`,
  unfinishedFaq: 'You have an unfinished FAQ. Add it or clear it first.',

  form: {
    add: 'Add an FAQ',
    addButton: 'Add FAQ',
    added: (count: number) => `Added. ${faqs(count)}.`,
    full: (count: number) =>
      `${formatNumber(count)} FAQs is the limit of a knowledge base. Delete one to add another.`,
    edit: (number: number) => `Edit FAQ ${number}`,
    done: 'Done',
    cancel: 'Cancel',
    question: 'Question',
    questionExample: 'When are you open?',
    answer: 'Answer',
    answerExample: 'Monday to Friday from 9 to 5.',
    answerHelp:
      'You can use Markdown: **bold**, *italic*, [links](https://example.com) and lists that start with - or 1.',
    wordings: 'Other wordings',
    wordingsExample: 'What are your hours?\nAre you open on Sundays?',
    wordingsHelp: (most: number) => `Other ways to ask it, one on each line; up to ${most}.`,
    wordingProblems: {
      tooMany: (most: number) => `A question has at most ${most} other wordings`,
      tooLong: (most: number) => `A question holds at most ${most} characters`,
    },
    place: 'Position',
    placeOf: (count: number) => `of ${formatNumber(count)}`,
  },

  list: {
    label: 'FAQs',
    search: 'Search the FAQs',
    searchExample: 'Search',
    clear: 'Clear the search',
    found: (found: number, count: number) => `${formatNumber(found)} of ${formatNumber(count)} found`,
    count: (count: number, most: number) => `${formatNumber(count)} of ${formatNumber(most)} FAQs`,
    edit: (number: number) => `Edit FAQ ${number}`,
    delete: (number: number) => `Delete FAQ ${number}`,
    move: (number: number) => `Move FAQ ${number}`,
    moveHelp: 'Drag, or press the arrow keys, Home or End',
    moved: (place: number, count: number) => `Moved to position ${place} of ${count}.`,
    showAll: 'Show all',
    showLess: 'Show less',
    ofFaq: (number: number) => `of FAQ ${number}`,
    confusedWith: 'Easily confused with',
    fromPage: 'From',
    pageRemoved: 'Your website no longer has its page:',
    untitledPage: 'a page without a title',
    opens: 'opens in a new tab',
  },

  undo: {
    deleted: (count: number) => (count === 1 ? 'Deleted' : `${formatNumber(count)} deleted, the last one:`),
    action: 'Undo',
    dismiss: 'Dismiss',
  },

  confusable: {
    title: (pairs: number) =>
      pairs === 1 ? '2 FAQs are easily confused' : `${formatNumber(pairs)} pairs of FAQs are easily confused`,
    text: 'They ask nearly the same, so a visitor may get either answer. Merge them, or make the questions more different.',
    and: 'and',
    question: (question: string) => `Asked as ‘${question}’, it may get either answer.`,
    /** A question stands between the two parts. */
    asked: ['A visitor asked ‘', '’.'] as const,
    wrongAnswer: ['This question would now get the answer to ‘', '’.'] as const,
    first: (count: number) => `These are the first ${count}. Resolve them to see the others.`,
  },

  search: {
    progress: (ready: number, texts: number) =>
      `Search by meaning: ${formatNumber(ready)} of ${formatNumber(texts)} texts ready.`,
    ready: 'Search by meaning is on: questions in other words and languages are found.',
    failures: {
      api_key_required: 'It needs your Gemini API key.',
      key_rejected: 'Gemini rejected your API key.',
      throttled: 'The quota of your Gemini API key is used up for now. We’ll continue automatically.',
      unavailable: 'Gemini can’t be reached. We’ll try again automatically.',
    },
    profile: 'Update it in your profile',
  },

  data: {
    toggle: 'Advanced: data as JSON',
    label: 'Data',
    help: 'A JSON object, such as a price list. Its texts are searched and quoted like the FAQs.',
    problems: {
      tooLarge: `The data can have at most ${formatNumber(limits.knowledgeBase.dataBytes)} characters`,
      notAnObject: 'The data must be a JSON object, such as {"hours": "9 to 5"}',
      unreadable: (line: number, character: number) =>
        `. It can’t be read from line ${line}, character ${character} on.`,
      tooDeep: (most: number) => `Objects and lists can be nested up to ${most} levels deep`,
    },
  },

  csv: {
    file: 'CSV file',
    import: 'Import CSV',
    export: 'Export CSV',
    tooLarge: (size: number, most: number) =>
      `This file is ${formatNumber(size)} MB. A CSV file can have up to ${formatNumber(most)} MB.`,
    unreadable: 'This file could not be read.',
    imported: (count: number) => `${faqs(count)} imported. Save to keep them.`,
    title: 'Import FAQs',
    description: (fileName: string) => `${fileName}: FAQs that aren’t in this file stay unchanged.`,
    cancel: 'Cancel',
    confirm: (count: number) => (count === 0 ? 'Nothing to import' : `Import ${faqs(count)}`),
    totals: { new: 'new', changed: 'changed', unchanged: 'unchanged', bad: 'can’t be imported' },
    emptyTitle: 'There are no rows in this file',
    emptyText: 'It needs the columns “question” and “answer”, and can have columns named “other wording”.',
    rows: { bad: 'Can’t be imported', changed: 'Changed', new: 'New' },
    line: (line: number) => `Line ${line}`,
    showMore: (count: number) => `Show ${formatNumber(count)} more`,
    /** Why a row of a file can't be imported. */
    problems: {
      unclosedQuotes: (line: number) => `The quotes that open on line ${line} are not closed`,
      textAfterQuotes: 'There is text after closing quotes',
      noQuestion: 'There is no question',
      noAnswer: 'There is no answer',
      questionTooLong: tooLong('The question'),
      answerTooLong: tooLong('The answer'),
      wordingTooLong: tooLong('Another wording'),
      tooManyWordings: (count: number, most: number) =>
        `There are ${count} other wordings; the limit is ${most}`,
      duplicate: (line: number) => `Line ${line} has a different answer to the same question`,
      full: (most: number) => `The knowledge base is full: it can hold up to ${formatNumber(most)} FAQs`,
    },
  },
};

export type KnowledgeWords = typeof knowledge;

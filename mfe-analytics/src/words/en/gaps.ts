import { formatNumber } from '@askwell/ui';
import { counted } from './counted.ts';

/** The knowledge gaps, and the dialogs that close one. */
export const gaps = {
  title: 'Knowledge Gaps',
  lead: (questions: number) =>
    `${counted(questions, 'question', 'questions')} without an answer, grouped by topic, most visitors first`,
  failed: 'The knowledge gaps could not be loaded',
  allAnsweredTitle: 'Nothing left open',
  allAnswered:
    'Every question in this period has an answer. Questions your chatbot can’t answer show up here.',
  emptyTitle: 'No questions yet',
  empty: 'Questions your chatbot can’t answer show up here.',
  /** Shown faintly before there are any. */
  samples: ['Do you sell gift cards?', 'Can I bring my dog?', 'Is there parking nearby?'],
  more: (count: number) => `Show ${counted(count, 'more gap', 'more gaps')}`,
  item: {
    visitors: (count: number) => (count === 1 ? 'visitor' : 'visitors'),
    asked: (times: number, day: string) => `Asked ${counted(times, 'time', 'times')}, last on ${day}`,
    wordings: (count: number) => counted(count, 'wording', 'wordings'),
    answered: 'A person has answered this. Read the answer',
    page: 'May be answered on',
    opens: 'opens in a new tab',
    add: 'Add as FAQ',
    extend: 'Add to an existing FAQ',
    dismiss: 'Dismiss',
  },
  cancel: 'Cancel',
  adding: 'Adding...',
  knowledgeFailed: 'The knowledge base could not be loaded',
  conflict: 'This chatbot was changed somewhere else. You now see the latest version. Please save again.',
  saveFailed: 'The FAQ could not be saved. Please try again.',
  add: {
    title: 'Add as FAQ',
    description: 'Write the answer once. The next visitor who asks gets it.',
    question: 'Question',
    answer: 'Answer',
    questionMissing: 'Please enter a question',
    answerMissing: 'Please enter an answer',
    action: 'Add FAQ',
    done: 'FAQ added. Your chatbot can now answer this question.',
  },
  extend: {
    title: 'Add to an existing FAQ',
    description: (gap: string) => `Which FAQ answers “${gap}”?`,
    search: 'Search your FAQs',
    list: 'FAQs',
    none: 'This chatbot has no FAQ yet. Add this gap as its first one.',
    noneFound: 'No FAQ contains these words.',
    shown: (shown: number, found: number) => `Showing ${shown} of ${found}. Search to see the others.`,
    faqMissing: 'Please choose the FAQ that answers it',
    wordingMissing: 'Please choose at least one wording. If the FAQ is full, choose another FAQ.',
    action: 'Add wordings',
    done: 'Wordings added to the FAQ.',
  },
  wordings: {
    label: 'Other wordings to add',
    full: (room: number) => `This FAQ has room for ${counted(room, 'more wording', 'more wordings')}.`,
  },
  dismissal: {
    title: 'Dismiss this gap?',
    description: (gap: string) =>
      `“${gap}” is removed from this list. The conversations stay, and the gap comes back if a visitor asks again.`,
    action: 'Dismiss gap',
    busy: 'Dismissing...',
    done: 'Gap dismissed.',
    failed: 'The gap could not be dismissed',
  },
  replay: {
    label: 'The last 30 days, replayed',
    running: 'Replaying the last 30 days…',
    failed: 'The last 30 days could not be replayed. You can still save.',
    neverAsked: 'No visitor asked this in the last 30 days.',
    verdict: (answered: number, asked: number) =>
      `This would have answered ${formatNumber(answered)} of ${counted(asked, 'question', 'questions')} in the last 30 days.`,
    elsewhere: (count: number) =>
      `It would also have answered ${counted(count, 'question', 'questions')} from other gaps.`,
    answered: 'Answered:',
    notAnswered: 'Not answered:',
  },
};

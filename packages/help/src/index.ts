import { brand } from '@askwell/platform';
import { defineWords } from '@askwell/ui';
import { helpTopics } from './topics.ts';

/** The help center in the language of the document. */
export const helpWords = defineWords(helpTopics(brand), {});

export { faqsOf, type HelpTopicId, type HelpTopics } from './topics.ts';
export type { HelpEntry, HelpTopic } from './topic.ts';

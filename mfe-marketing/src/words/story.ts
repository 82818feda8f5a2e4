import { defineWords } from '@askwell/ui';
import { story } from './en/story.ts';

export const storyWords = defineWords(story, {});

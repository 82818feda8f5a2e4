import { defineWords } from '@askwell/ui';
import { profile } from './en/profile.ts';

export const profileWords = defineWords(profile, {});

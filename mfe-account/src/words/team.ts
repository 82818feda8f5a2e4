import { defineWords } from '@askwell/ui';
import { team } from './en/team.ts';

export const teamWords = defineWords(team, {});

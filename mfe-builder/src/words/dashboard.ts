import { defineWords } from '@askwell/ui';
import { dashboard } from './en/dashboard.ts';

export const dashboardWords = defineWords(dashboard, {});

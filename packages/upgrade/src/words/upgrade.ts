import { defineWords } from '@askwell/ui';
import { upgrade } from './en/upgrade.ts';

export const upgradeWords = defineWords(upgrade, {});

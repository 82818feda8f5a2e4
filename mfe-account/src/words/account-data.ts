import { defineWords } from '@askwell/ui';
import { accountData } from './en/account-data.ts';

export const accountDataWords = defineWords(accountData, {});

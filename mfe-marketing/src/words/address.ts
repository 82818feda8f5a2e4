import { defineWords } from '@askwell/ui';
import { address } from './en/address.ts';

export const addressWords = defineWords(address, {});

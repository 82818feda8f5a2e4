import { defineWords } from '@askwell/ui';
import { contact } from './en/contact.ts';

export const contactWords = defineWords(contact, {});

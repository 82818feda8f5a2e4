import { defineWords } from '@askwell/ui';
import { passkeys } from './en/passkeys.ts';

export const passkeysWords = defineWords(passkeys, {});

import { defineWords } from '@askwell/ui';
import { trace } from './en/reply-trace.ts';

export const traceWords = defineWords(trace, {});

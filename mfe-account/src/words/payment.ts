import { defineWords } from '@askwell/ui';
import { payment } from './en/payment.ts';

export const paymentWords = defineWords(payment, {});

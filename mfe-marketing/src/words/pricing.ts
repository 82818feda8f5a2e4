import { defineWords } from '@askwell/ui';
import { pricing } from './en/pricing.ts';

export const pricingWords = defineWords(pricing, {});

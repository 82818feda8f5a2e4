import type { plans } from '@askwell/contracts';
import { formatNumber } from '@askwell/ui';

export const chatbots = (count: number) => `${count} ${count === 1 ? 'chatbot' : 'chatbots'}`;
export const messages = (count: number) => `${formatNumber(count)} messages per month`;

/** A limit of the plans without a text is a compile error; null where there is nothing to say. */
export type PlanTexts = Record<keyof typeof plans.free, string | null>;

import { estimateDrafting } from '@askwell/reading';
import { priceOf, type GeminiPrices } from '../../../kernel/gemini-prices.ts';
import type { ModelUsage } from '../../../providers/gemini/index.ts';

/**
 * What drafting from pages of so many tokens takes at most, before thoughts; no dollars without a
 * known price.
 */
export const estimatedPrice = (
  pages: readonly number[],
  model: string,
  prices: GeminiPrices | null,
): { calls: number; dollars: number | null } => {
  const { calls, inputTokens, outputTokens } = estimateDrafting(pages);
  return { calls, dollars: priceOf({ model, inputTokens, outputTokens }, prices)?.dollars ?? null };
};

/** What drafting has cost; null if the price of a model is not known. */
export const draftingPrice = (usage: readonly ModelUsage[], prices: GeminiPrices | null): number | null => {
  const costs = usage.map((one) => priceOf(one, prices)?.dollars);
  return costs.some((cost) => cost === undefined)
    ? null
    : costs.reduce((sum: number, cost) => sum + (cost ?? 0), 0);
};

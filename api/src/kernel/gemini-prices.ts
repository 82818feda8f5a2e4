/** What Google charges an owner's key, in US dollars for a million tokens, as of a day. */
export type GeminiPrices = {
  asOf: string;
  models: ReadonlyMap<string, { input: number; output: number }>;
};

const form = /^\d{4}-\d{2}-\d{2}(?:\s+[\w.-]+=\d+(?:\.\d+)?\/\d+(?:\.\d+)?)+$/;

/** Reads `2026-11-22 some-model=0.30/2.50 …`: the day, then each model's input and output. */
export function parseGeminiPrices(text: string): GeminiPrices | null {
  if (!form.test(text)) return null;
  const [asOf = '', ...prices] = text.split(/\s+/);
  const models = prices.map((price) => {
    const [model = '', input = '', output = ''] = price.split(/[=/]/);
    return [model, { input: Number(input), output: Number(output) }] as const;
  });
  return { asOf, models: new Map(models) };
}

type Usage = { model: string; inputTokens: number; outputTokens: number };

/** An estimate in US dollars: null without tokens, or without a price of the model. */
export function priceOf(usage: Usage | null, prices: GeminiPrices | null) {
  const price = usage && prices?.models.get(usage.model);
  if (!price || !prices) return null;
  const dollars = (usage.inputTokens * price.input + usage.outputTokens * price.output) / 1_000_000;
  return { dollars, asOf: prices.asOf };
}

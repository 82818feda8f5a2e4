import { plainForm, wordsOf } from './words.ts';

type Nearest = { position: number; confidence: number };

/** One document as texts: the ways to ask for it, and what it answers. */
export type Texts = { wordings: readonly string[]; body: string };

type Vector = Map<string, number>;

/** Finds documents by the cosine between a question and each of their wordings, over words and pieces of words. */
export const rowsIndex = (
  documents: readonly Texts[],
): { nearest: (question: string, limit: number) => Nearest[] } => {
  const rows = documents.flatMap(({ wordings, body }, position) => [
    ...wordings.map((text) => ({
      position,
      counts: featuresOf(text),
      weight: 1,
      plain: plainForm(text).trim(),
    })),
    { position, counts: featuresOf(body), weight: 0.6, plain: '' },
  ]);
  const frequency: Vector = new Map();
  for (const { counts } of rows) for (const feature of counts.keys()) add(frequency, feature, 1);
  const rarity = (feature: string) => 1 + Math.log((rows.length + 3) / ((frequency.get(feature) ?? 0) + 1));
  const postings = new Map<string, { row: number; value: number }[]>();
  rows.forEach(({ counts }, row) => {
    for (const [feature, value] of unit(counts, rarity)) {
      const list = postings.get(feature);
      if (list) list.push({ row, value });
      else postings.set(feature, [{ row, value }]);
    }
  });
  return {
    nearest: (question, limit) => {
      const cosines = new Float32Array(rows.length);
      for (const [feature, value] of unit(featuresOf(question), rarity)) {
        for (const entry of postings.get(feature) ?? [])
          cosines[entry.row] = (cosines[entry.row] ?? 0) + value * entry.value;
      }
      const best = new Float32Array(documents.length);
      const plain = plainForm(question).trim();
      rows.forEach((row, at) => {
        const score = row.plain === plain ? 1 : (cosines[at] ?? 0) * row.weight;
        best[row.position] = Math.max(best[row.position] ?? 0, score);
      });
      return [...best]
        .map((score, position) => ({ position, confidence: Math.min(1, score) }))
        .filter(({ confidence }) => confidence > 0.05)
        .sort((one, other) => other.confidence - one.confidence)
        .slice(0, limit);
    },
  };
};

const featuresOf = (text: string): Vector => {
  const features: Vector = new Map();
  for (const { plain, stem, isStop } of wordsOf(text)) {
    const weight = isStop ? 0.1 : 1;
    add(features, `w${stem}`, weight);
    const padded = ` ${plain} `;
    for (const size of [3, 4, 5]) {
      for (let at = 0; at + size <= padded.length; at += 1)
        add(features, padded.slice(at, at + size), weight * 0.35);
    }
  }
  return features;
};

const unit = (counts: Vector, rarity: (feature: string) => number): Vector => {
  const weighted = new Map(
    [...counts].map(([feature, count]) => [feature, Math.sqrt(count) * rarity(feature)]),
  );
  const length = Math.sqrt([...weighted.values()].reduce((sum, value) => sum + value * value, 0)) || 1;
  return new Map([...weighted].map(([feature, value]) => [feature, value / length]));
};

const add = (vector: Vector, feature: string, amount: number): void => {
  vector.set(feature, (vector.get(feature) ?? 0) + amount);
};

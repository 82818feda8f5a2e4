import { detectAll, supportedLanguages, toISO2 } from 'tinyld/light';

/** The detector takes any other language for one of these. */
const detectable = new Set(supportedLanguages.map(toISO2));

/** Less text than this says too little to overrule what a document declares. */
const enoughCharacters = 200;

/**
 * The language of a text as `en`, without a region. The declared one counts, unless a long text is
 * clearly in another: one of at least `enough` characters; null if neither is known.
 */
export const languageOf = (
  text: string,
  declared: string | null,
  enough = enoughCharacters,
): string | null => {
  const claimed = subtagOf(declared);
  const sample = text.slice(0, 4_000);
  const detected = detectAll(sample);
  const [best, second] = detected;
  if (best === undefined) return claimed;
  if (claimed === null)
    return best.accuracy >= Math.max(0.05, 2 * (second?.accuracy ?? 0)) ? best.lang : null;
  if (sample.length < enough || !detectable.has(claimed)) return claimed;
  const other = detected.find(({ lang }) => lang === claimed)?.accuracy ?? 0;
  return best.accuracy >= Math.max(0.15, 10 * other) ? best.lang : claimed;
};

const subtagOf = (tag: string | null): string | null => {
  const subtag = tag?.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return /^[a-z]{2,3}$/.test(subtag) ? subtag : null;
};

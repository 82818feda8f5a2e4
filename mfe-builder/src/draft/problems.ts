import type { Draft } from './draft.ts';
import { dataProblem, type DataWords } from './data-problem.ts';

/** What is wrong, by the path of the field. */
export type Problems = Readonly<Record<string, string>>;

/** What the editor checks before it saves. The inputs prevent all other errors. */
export const problemsOf = (
  { name, data }: Draft,
  words: { nameMissing: string; data: DataWords },
): Problems => {
  const wrongData = dataProblem(data, words.data);
  return {
    ...(name.trim() === '' && { name: words.nameMissing }),
    ...(wrongData !== null && { data: wrongData }),
  };
};

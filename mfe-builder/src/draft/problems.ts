import type { Draft } from './draft.ts';
import { dataProblem } from './data-problem.ts';

/** What is wrong, by the path of the field, in the server's words. */
export type Problems = Readonly<Record<string, string>>;

/** What the editor can tell without asking the server. Everything else cannot be typed wrong. */
export const problemsOf = ({ name, data }: Draft): Problems => {
  const wrongData = dataProblem(data);
  return {
    ...(name.trim() === '' && { name: 'Please enter a name' }),
    ...(wrongData !== null && { data: wrongData }),
  };
};

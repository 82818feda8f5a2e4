import { limits } from '@askwell/contracts';

const { dataBytes, dataDepth } = limits.knowledgeBase;

/** What is wrong with the `data` of a knowledge base, which is a JSON object as text (product ruling 16). */
export const dataProblem = (text: string): string | null => {
  if (text.length > dataBytes) return 'This is more data than a knowledge base holds';
  const value = parsed(text);
  if (value instanceof SyntaxError) return `${notAnObject}${placeOf(value, text)}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return notAnObject;
  return depthOf(value) > dataDepth ? `Objects and lists may lie in each other ${dataDepth} deep` : null;
};

const notAnObject = 'The data must be a JSON object, such as {"hours": "9 to 5"}';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
};

/** Where reading stopped, where the browser says so. */
const placeOf = ({ message }: SyntaxError, text: string): string => {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return `. It cannot be read from line ${before.length}, character ${(before.at(-1)?.length ?? 0) + 1} on.`;
};

/** How deep objects and lists lie in each other; looks no deeper than it has to. */
const depthOf = (value: unknown, sofar = 0): number =>
  typeof value !== 'object' || value === null || sofar > dataDepth
    ? sofar
    : Object.values(value).reduce<number>(
        (most, item) => Math.max(most, depthOf(item, sofar + 1)),
        sofar + 1,
      );

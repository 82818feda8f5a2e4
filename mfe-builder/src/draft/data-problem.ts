import { limits } from '@askwell/contracts';
import type { KnowledgeWords } from '../words/en/knowledge.ts';

/** The text of each problem. */
export type DataWords = KnowledgeWords['data']['problems'];

const { dataBytes, dataDepth } = limits.knowledgeBase;

/**
 * What is wrong with the `data` of a knowledge base, which is a JSON object as text (product ruling
 * 16).
 */
export const dataProblem = (text: string, words: DataWords): string | null => {
  if (text.length > dataBytes) return words.tooLarge;
  const value = parsed(text);
  if (value instanceof SyntaxError) return `${words.notAnObject}${placeOf(value, text, words)}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return words.notAnObject;
  return depthOf(value) > dataDepth ? words.tooDeep(dataDepth) : null;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
};

/** Where the parser stopped, if the browser says so. */
const placeOf = ({ message }: SyntaxError, text: string, words: DataWords): string => {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return words.unreadable(before.length, (before.at(-1)?.length ?? 0) + 1);
};

/** How deep objects and lists are nested; stops just above the limit. */
const depthOf = (value: unknown, sofar = 0): number =>
  typeof value !== 'object' || value === null || sofar > dataDepth
    ? sofar
    : Object.values(value).reduce<number>(
        (most, item) => Math.max(most, depthOf(item, sofar + 1)),
        sofar + 1,
      );

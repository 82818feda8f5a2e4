import { expect, test } from 'vitest';
import { withoutMark } from './unanswered-mark.ts';

async function* piecesOf(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(reply: string, size: number) {
  const { text, isMarked } = withoutMark(piecesOf(reply, size));
  const pieces = [];
  for await (const piece of text) pieces.push(piece);
  return { text: pieces.join(''), isMarked: isMarked() };
}

test.each([
  ['Yes, we do.', { text: 'Yes, we do.', isMarked: false }],
  ['[[no_answer]] I do not know.', { text: 'I do not know.', isMarked: true }],
  [' \n[[no_answer]]\n\nI do not know.', { text: 'I do not know.', isMarked: true }],
  ['[[no_answer]]', { text: '', isMarked: true }],
  ['[[no', { text: '[[no', isMarked: false }],
  ['[1] and [[2]]', { text: '[1] and [[2]]', isMarked: false }],
  ['I do not know. [[no_answer]]', { text: 'I do not know. ', isMarked: true }],
  ['Not [[that]]. [[no_answer]]\nAsk us!', { text: 'Not [[that]]. \nAsk us!', isMarked: true }],
  ['', { text: '', isMarked: false }],
])('however it is cut, %j reads as it should', async (reply, expected) => {
  for (let size = 1; size <= reply.length + 1; size += 1) expect(await read(reply, size)).toEqual(expected);
});

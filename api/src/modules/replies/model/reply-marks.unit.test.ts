import { expect, test } from 'vitest';
import { withoutMarks } from './reply-marks.ts';

async function* piecesOf(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(reply: string, size: number) {
  const { text, marked } = withoutMarks(piecesOf(reply, size), 5);
  const pieces = [];
  for await (const piece of text) pieces.push(piece);
  return { text: pieces.join(''), ...marked };
}

const nothing = { cited: [], isUnanswered: false, isSmallTalk: false };
const unanswered = { ...nothing, isUnanswered: true };

test.each([
  ['Yes, we do.', { text: 'Yes, we do.', ...nothing }],
  ['Yes, we do [[1]].', { text: 'Yes, we do.', ...nothing, cited: [0] }],
  ['Yes.[[3]][[1]] No! [[3, 2]]', { text: 'Yes. No!', ...nothing, cited: [2, 0, 1] }],
  ['Yes. [2][4] No.', { text: 'Yes. No.', ...nothing, cited: [1, 3] }],
  ['[[2]]\n\nYes.', { text: 'Yes.', ...nothing, cited: [1] }],
  ['- One [[1]]\n- Two [[2]]\n', { text: '- One\n- Two', ...nothing, cited: [0, 1] }],
  ['See [1](https://a.test) and [[that]].', { text: 'See [1](https://a.test) and [[that]].', ...nothing }],
  ['In the year [1999].', { text: 'In the year [1999].', ...nothing }],
  ['There is no passage 9. [[9]]', { text: 'There is no passage 9.', ...nothing }],
  ['[[no_answer]] I do not know.', { text: 'I do not know.', ...unanswered }],
  ['[no_answer] I do not know.', { text: 'I do not know.', ...unanswered }],
  [' \n[[no_answer]]\n\nI do not know.', { text: 'I do not know.', ...unanswered }],
  ['[[no_answer]]', { text: '', ...unanswered }],
  ['[[no', { text: '[[no', ...nothing }],
  ['I do not know. [[no_answer]]', { text: 'I do not know.', ...unanswered }],
  ['Not [[that]]. [[no_answer]]\nAsk us!', { text: 'Not [[that]].\nAsk us!', ...unanswered }],
  ['[[small_talk]] Hello!', { text: 'Hello!', ...nothing, isSmallTalk: true }],
  ['A list[0] of [x] and a [ bracket', { text: 'A list[0] of [x] and a [ bracket', ...nothing }],
  ['', { text: '', ...nothing }],
])('however it is cut, %j reads as it should', async (reply, expected) => {
  for (let size = 1; size <= reply.length + 1; size += 1) expect(await read(reply, size)).toEqual(expected);
});

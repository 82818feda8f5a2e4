// oxlint-disable-next-line no-restricted-imports -- tests run in Node, where schemas are whole
import { ChatbotDraft, KnowledgeBase } from '@askwell/contracts';
import { expect, test } from 'vitest';
import { editor } from '../words/en/editor.ts';
import { knowledge } from '../words/en/knowledge.ts';
import { dataProblem } from './data-problem.ts';
import { newDraft } from './draft.ts';
import { problemsOf } from './problems.ts';

const data = knowledge.data.problems;
const words = { nameMissing: editor.nameMissing, data };

test.each(['Front desk', '', '  '])('the editor says what the server would of the name "%s"', (name) => {
  const issues = ChatbotDraft.safeParse({ name }).error?.issues ?? [];
  expect(problemsOf({ ...newDraft(), name }, words)).toEqual(
    Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])),
  );
});

const nested = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

test.each([
  '{}',
  '{"hours":"9 to 5","zones":[{"name":"North"}]}',
  '[]',
  '"text"',
  'null',
  '{"hours":',
  '',
  nested(30),
  nested(31),
  `{"a":"${'x'.repeat(1_000_000)}"}`,
])('data is refused exactly where the server would refuse it (%#)', (text) => {
  expect(dataProblem(text, data) === null).toBe(KnowledgeBase.safeParse({ data: text }).success);
});

test('data that cannot be read says where', () => {
  expect(dataProblem('{\n  "hours": 9 to 5\n}', data)).toContain('line 2');
});

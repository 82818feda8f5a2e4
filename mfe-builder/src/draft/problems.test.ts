// oxlint-disable-next-line no-restricted-imports -- tests run in Node, where schemas are whole
import { ChatbotDraft } from '@askwell/contracts';
import { expect, test } from 'vitest';
import { newDraft } from './draft.ts';
import { problemsOf } from './problems.ts';

test.each(['Front desk', '', '  '])('the editor says what the server would of the name "%s"', (name) => {
  const issues = ChatbotDraft.safeParse({ name }).error?.issues ?? [];
  expect(problemsOf({ ...newDraft(), name })).toEqual(
    Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])),
  );
});

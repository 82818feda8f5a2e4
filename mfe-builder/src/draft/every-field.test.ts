import { otherFields } from '@askwell/testing/other-fields';
import { describe, expect, test } from 'vitest';
import { storedChatbot } from '../../test/stored-chatbot.ts';
import { tabOf } from '../editor/tabs/tab-of-problems.ts';
import { hasUnsavedChanges, openEditor } from '../editor/state/editor-state.ts';
import { noForms } from '../editor/state/open-forms.ts';
import { isLocalDraft } from '../local-drafts/is-local-draft.ts';
import { format } from '../local-drafts/local-draft.ts';
import { isSameDraft } from './compare.ts';
import { draftOf, newDraft, type Draft } from './draft.ts';
import { creationOf } from './requests.ts';

/** As it comes back from the browser's storage. */
const stored = (draft: object): unknown =>
  JSON.parse(
    JSON.stringify({ format, at: 0, by: 'a tab', creationKey: 'key', revision: 1, draft, forms: noForms }),
  );

describe.each(otherFields())('$path', ({ path, fields }) => {
  const draft: Draft = { ...newDraft(), ...fields };

  test('is opened, compared and sent', () => {
    expect(draftOf(storedChatbot(fields))).toEqual(draft);
    expect(isSameDraft(draft, { ...newDraft(), ...structuredClone(fields) })).toBe(true);
    expect(isSameDraft(draft, newDraft())).toBe(false);
    expect(hasUnsavedChanges({ ...openEditor(storedChatbot()), draft })).toBe(true);
    expect(creationOf(draft)).toEqual(fields);
  });

  test('is restored from an unsaved draft, unless it is missing or of another kind', () => {
    expect(isLocalDraft(stored(draft))).toBe(true);
    expect(isLocalDraft(stored(withMember(draft, path, undefined)))).toBe(false);
    expect(isLocalDraft(stored(withMember(draft, path, null)))).toBe(false);
  });

  test('shows its problems on a tab', () => {
    expect(tabOf(path)).not.toBeNull();
  });
});

const withMember = (draft: Draft, path: string, value: unknown): object => {
  const [name = '', member] = path.split('.');
  const group = name === 'configuration' || name === 'settings' ? draft[name] : {};
  return { ...draft, [name]: member === undefined ? value : { ...group, [member]: value } };
};

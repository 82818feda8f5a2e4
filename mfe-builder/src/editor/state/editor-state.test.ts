import { expect, test } from 'vitest';
import { storedChatbot } from '../../../test/stored-chatbot.ts';
import { editorReducer, hasUnsavedChanges, openEditor, type EditorState } from './editor-state.ts';

const chatbot = storedChatbot();

const named = (state: EditorState, name: string) =>
  editorReducer(state, { type: 'fieldsChanged', change: { name } });

test('an untouched editor has nothing to lose', () => {
  expect([hasUnsavedChanges(openEditor(null)), hasUnsavedChanges(openEditor(chatbot))]).toEqual([
    false,
    false,
  ]);
});

test('what is typed while a save is under way stays unsaved', () => {
  const sent = named(openEditor(chatbot), 'Reception');
  const typedOn = named(sent, 'Reception desk');
  const saved = editorReducer(typedOn, {
    type: 'saved',
    chatbot: { ...chatbot, revision: 4 },
    draft: sent.draft,
  });
  expect(saved.draft.name).toBe('Reception desk');
  expect(saved.stored).toMatchObject({ revision: 4, draft: { name: 'Reception' } });
  expect(hasUnsavedChanges(saved)).toBe(true);
});

test('loading a newer version takes its revision and drops the draft', () => {
  const state = editorReducer(named(openEditor(chatbot), 'Mine'), {
    type: 'reloaded',
    chatbot: { ...chatbot, name: 'Theirs', revision: 9 },
  });
  expect(state.draft.name).toBe('Theirs');
  expect(state.stored?.revision).toBe(9);
  expect(hasUnsavedChanges(state)).toBe(false);
});

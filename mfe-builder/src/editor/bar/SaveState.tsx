import { useWords } from '@askwell/ui';
import { isSameDraft } from '../../draft/compare.ts';
import { editorWords } from '../../words/editor.ts';
import type { EditorWords } from '../../words/en/editor.ts';
import { holdsText } from '../state/open-forms.ts';
import type { Editor } from '../use-editor.ts';
import css from './SaveState.module.css';

/** Whether the draft is saved, unsaved, being saved, or failed, with a retry where it may help. */
export function SaveState({ editor }: { editor: Editor }) {
  const { saveStates, tryAgain } = useWords(editorWords);
  const { tone, text } = stateOf(editor);
  return (
    <>
      <output className={css[tone]}>{saveStates[text]}</output>
      {tone === 'failed' && editor.sizeProblem === null ? (
        <button type="button" className={css.again} onClick={() => void editor.save()}>
          {tryAgain}
        </button>
      ) : null}
    </>
  );
}

type State = { tone: 'calm' | 'unsaved' | 'failed'; text: keyof EditorWords['saveStates'] };

const stateOf = ({ work, draft, forms, stored, hasChanges, hasFailed, isOutdated }: Editor): State => {
  if (work === 'saving') return { tone: 'calm', text: 'saving' };
  if (!hasChanges) return { tone: 'calm', text: stored === null ? 'new' : 'saved' };
  // The notice of a conflict says what to do about it.
  if (hasFailed && !isOutdated) return { tone: 'failed', text: 'failed' };
  const hasOnlyOpenForm = stored !== null && isSameDraft(draft, stored.draft) && holdsText(draft, forms);
  return { tone: 'unsaved', text: hasOnlyOpenForm ? 'openForm' : 'unsaved' };
};

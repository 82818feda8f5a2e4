import { isSameDraft } from '../../draft/compare.ts';
import { holdsText } from '../state/open-forms.ts';
import type { Editor } from '../use-editor.ts';
import css from './SaveState.module.css';

/** How the draft stands: saved, unsaved, being saved, or failed with a way to try again. */
export function SaveState({ editor }: { editor: Editor }) {
  const { tone, text } = stateOf(editor);
  return (
    <>
      <output className={css[tone]}>{text}</output>
      {tone === 'failed' ? (
        <button type="button" className={css.again} onClick={() => void editor.save()}>
          Try again
        </button>
      ) : null}
    </>
  );
}

type State = { tone: 'calm' | 'unsaved' | 'failed'; text: string };

const stateOf = ({ work, draft, forms, stored, hasChanges, hasFailed, isOutdated }: Editor): State => {
  if (work === 'saving') return { tone: 'calm', text: 'Saving' };
  if (!hasChanges) return { tone: 'calm', text: stored === null ? 'Not saved yet' : 'All changes saved' };
  // What to do about a conflict stands in its notice.
  if (hasFailed && !isOutdated) return { tone: 'failed', text: 'Could not be saved' };
  const isOnlyBegun = stored !== null && isSameDraft(draft, stored.draft) && holdsText(draft, forms);
  return { tone: 'unsaved', text: isOnlyBegun ? 'An FAQ is not finished' : 'Unsaved changes' };
};

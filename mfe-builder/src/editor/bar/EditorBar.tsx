import { Button, useWords } from '@askwell/ui';
import { Rocket, Save } from '@askwell/ui/more-icons';
import { useMay } from '../../api/use-may.ts';
import { editorWords } from '../../words/editor.ts';
import type { Editor } from '../use-editor.ts';
import { BackArrow } from './BackArrow.tsx';
import { SaveState } from './SaveState.tsx';
import css from './EditorBar.module.css';

/** The link back, the title, whether the draft is saved, and the actions. */
export function EditorBar({ editor }: { editor: Editor }) {
  const words = useWords(editorWords);
  const { isNew, work, stored, save, deploy } = editor;
  const maySave = useMay(isNew ? 'manage' : 'edit');
  return (
    <header className={css.bar}>
      <BackArrow label={words.backLabel} to="/dashboard" />
      <div className={css.words}>
        <h1 tabIndex={-1} className={css.title}>
          {isNew ? words.titles.new : words.titles.edit}
        </h1>
        <p className={css.state}>
          {stored === null ? null : (
            <>
              <span className={css.name}>{stored.draft.name}</span>
              <span className={css.dot} aria-hidden="true">
                ·
              </span>
            </>
          )}
          <SaveState editor={editor} />
        </p>
      </div>
      <div className={css.actions}>
        {maySave ? (
          <Button
            variant={isNew ? 'primary' : 'secondary'}
            icon={<Save aria-hidden="true" />}
            busy={work === 'saving'}
            busyLabel={words.saving}
            disabled={work === 'created'}
            onClick={() => void save()}
          >
            {words.save}
          </Button>
        ) : null}
        {isNew || !maySave ? null : (
          <Button
            variant="primary"
            icon={<Rocket aria-hidden="true" />}
            busy={work === 'deploying'}
            busyLabel={words.deploying}
            onClick={() => void deploy()}
          >
            {words.deploy}
          </Button>
        )}
      </div>
    </header>
  );
}

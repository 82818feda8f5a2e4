import { Link } from '@askwell/platform';
import { ArrowLeft, Button, Rocket, Save } from '@askwell/ui';
import type { Editor } from '../use-editor.ts';
import { SaveState } from './SaveState.tsx';
import css from './EditorBar.module.css';

/** The way back, the title, how the draft stands, and what can be done with it. */
export function EditorBar({ editor }: { editor: Editor }) {
  const { isNew, work, stored, save, deploy } = editor;
  return (
    <header className={css.bar}>
      <Link to="/dashboard" className={css.back} aria-label="Back to Dashboard" title="Back to Dashboard">
        <ArrowLeft aria-hidden="true" />
      </Link>
      <div className={css.words}>
        <h1 tabIndex={-1} className={css.title}>
          {isNew ? 'Create New Chatbot' : 'Edit Chatbot'}
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
        <Button
          variant={isNew ? 'primary' : 'secondary'}
          icon={<Save aria-hidden="true" />}
          busy={work === 'saving'}
          busyLabel="Saving..."
          disabled={work === 'created'}
          onClick={() => void save()}
        >
          Save
        </Button>
        {isNew ? null : (
          <Button
            variant="primary"
            icon={<Rocket aria-hidden="true" />}
            busy={work === 'deploying'}
            busyLabel="Deploying..."
            onClick={() => void deploy()}
          >
            Deploy
          </Button>
        )}
      </div>
    </header>
  );
}

import { useState } from 'react';
import { classes } from '@askwell/ui';
import type { AnswersClient } from '../answers/answers-client.ts';
import type { Editor } from '../editor/use-editor.ts';
import { PlaygroundPane } from '../playground/PlaygroundPane.tsx';
import { usePlayground } from '../playground/use-playground.ts';
import { WidgetPreview } from './WidgetPreview.tsx';
import css from './SidePane.module.css';

type SidePaneProps = {
  editor: Editor;
  answers: AnswersClient;
  /** What is to be edited next lies in the form. */
  onEdit: () => void;
};

/** Beside the form: how the draft looks to visitors, and what it answers. Both go on while the other is shown. */
export function SidePane({ editor, answers, onEdit }: SidePaneProps) {
  const [shown, setShown] = useState<'preview' | 'playground'>('preview');
  const { draft, user, goToFaq, addAsFaq } = editor;
  const playground = usePlayground(draft, answers);
  return (
    <div className={css.side}>
      <fieldset className={css.switch} aria-label="Beside the form">
        {panes.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className={classes(css.choice, shown === id && css.chosen)}
            aria-pressed={shown === id}
            onClick={() => setShown(id)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <div hidden={shown !== 'preview'}>
        <WidgetPreview draft={draft} user={user} answers={answers} />
      </div>
      <aside hidden={shown !== 'playground'} aria-label="Playground">
        <PlaygroundPane
          playground={playground}
          goToFaq={(key) => {
            onEdit();
            goToFaq(key);
          }}
          addAsFaq={(question) => {
            onEdit();
            addAsFaq(question);
          }}
        />
      </aside>
    </div>
  );
}

const panes = [
  { id: 'preview', label: 'Preview' },
  { id: 'playground', label: 'Playground' },
] as const;

import { useState } from 'react';
import { classes, useWords } from '@askwell/ui';
import type { AnswersClient } from '../answers/answers-client.ts';
import type { Editor } from '../editor/use-editor.ts';
import { PlaygroundPane } from '../playground/PlaygroundPane.tsx';
import { usePlayground } from '../playground/use-playground.ts';
import { editorWords } from '../words/editor.ts';
import { WidgetPreview } from './WidgetPreview.tsx';
import css from './SidePane.module.css';

type SidePaneProps = {
  editor: Editor;
  answers: AnswersClient;
  /** The owner continues in the form. */
  onEdit: () => void;
};

/**
 * Beside the form: a preview of the widget, and a playground. Both keep their state while hidden.
 */
export function SidePane({ editor, answers, onEdit }: SidePaneProps) {
  const { side: words } = useWords(editorWords);
  const [shown, setShown] = useState<'preview' | 'playground'>('preview');
  const { draft, user, logo, goToFaq, addAsFaq } = editor;
  const playground = usePlayground(draft, editor.stored?.id ?? null, answers);
  return (
    <div className={css.side}>
      <fieldset className={css.switch} aria-label={words.label}>
        {panes.map((id) => (
          <button
            key={id}
            type="button"
            className={classes(css.choice, shown === id && css.chosen)}
            aria-pressed={shown === id}
            onClick={() => setShown(id)}
          >
            {words[id]}
          </button>
        ))}
      </fieldset>
      <div hidden={shown !== 'preview'}>
        <WidgetPreview draft={draft} user={user} logo={logo} answers={answers} />
      </div>
      <aside hidden={shown !== 'playground'} aria-label={words.playground}>
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

const panes = ['preview', 'playground'] as const;

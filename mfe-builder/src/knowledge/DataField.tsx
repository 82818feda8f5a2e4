import { useId, useState, type Dispatch } from 'react';
import { ChevronRight, TextArea, useWords } from '@askwell/ui';
import { dataProblem } from '../draft/data-problem.ts';
import { emptyData } from '../draft/draft.ts';
import type { EditorEvent } from '../editor/state/editor-state.ts';
import { knowledgeWords } from '../words/knowledge.ts';
import css from './DataField.module.css';

type DataFieldProps = { data: string; error: string | undefined; dispatch: Dispatch<EditorEvent> };

/** Knowledge as a JSON object. Its texts are searched and quoted like the FAQs. */
export function DataField({ data, error, dispatch }: DataFieldProps) {
  const { data: words } = useWords(knowledgeWords);
  const id = useId();
  const [isOpen, setIsOpen] = useState(data !== emptyData);
  const [left, setLeft] = useState<string>();
  // Checked when the field loses the focus, not while the owner types.
  const problem = error ?? (left === data ? (dataProblem(data, words.problems) ?? undefined) : undefined);
  return (
    <div className={css.advanced}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen || error !== undefined}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronRight aria-hidden="true" />
        {words.toggle}
      </button>
      <div id={id} hidden={!isOpen && error === undefined}>
        <TextArea
          label={words.label}
          help={words.help}
          className={css.field ?? ''}
          rows={6}
          spellCheck={false}
          autoComplete="off"
          value={data}
          error={problem}
          onBlur={() => setLeft(data)}
          onChange={(event) => dispatch({ type: 'dataTyped', data: event.target.value })}
        />
      </div>
    </div>
  );
}

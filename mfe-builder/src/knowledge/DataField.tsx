import { useId, useState, type Dispatch } from 'react';
import { ChevronRight, TextArea } from '@askwell/ui';
import { dataProblem } from '../draft/data-problem.ts';
import { emptyData } from '../draft/draft.ts';
import type { EditorEvent } from '../editor/state/editor-state.ts';
import css from './DataField.module.css';

type DataFieldProps = { data: string; error: string | undefined; dispatch: Dispatch<EditorEvent> };

/** For whoever has their knowledge as JSON: an object whose texts are searched and quoted like the FAQs. */
export function DataField({ data, error, dispatch }: DataFieldProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(data !== emptyData);
  const [left, setLeft] = useState<string>();
  // Complained about when it is left, not while it is being typed.
  const problem = error ?? (left === data ? (dataProblem(data) ?? undefined) : undefined);
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
        Advanced: data as JSON
      </button>
      <div id={id} hidden={!isOpen && error === undefined}>
        <TextArea
          label="Data"
          help="A JSON object, such as a price list. Its texts are searched and quoted like the FAQs."
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

import { useRef, useState } from 'react';
import { TextField, useWords } from '@askwell/ui';
import type { EditorPart } from '../../editor/tabs/editor-part.ts';
import { fieldsWords } from '../../words/fields.ts';
import { enterDomains } from './domains.ts';
import { EntryForm } from './EntryForm.tsx';

/** The websites that the chatbot may be on; none means any. */
export function DomainsField({ draft: { allowedDomains }, problems, change }: EditorPart) {
  const { domains: words } = useWords(fieldsWords);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const add = () => {
    const entered = enterDomains(text, allowedDomains, words.problems);
    if (entered.added.length > 0) change({ allowedDomains: [...allowedDomains, ...entered.added] });
    setText(entered.rejected.join(' '));
    setProblem(entered.problem);
    field.current?.focus();
  };
  const remove = (place: number) => {
    change({ allowedDomains: allowedDomains.toSpliced(place, 1) });
    field.current?.focus();
  };

  return (
    <EntryForm
      addLabel={words.add}
      onAdd={add}
      list={{
        label: words.list,
        entries: allowedDomains,
        errorOf: (place) => problems[`allowedDomains.${place}`],
        onRemove: remove,
      }}
    >
      <TextField
        ref={field}
        label={words.label}
        placeholder={words.example}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        help={allowedDomains.length === 0 ? words.none : words.some}
        value={text}
        error={problem ?? problems['allowedDomains']}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
      />
    </EntryForm>
  );
}

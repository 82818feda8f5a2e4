import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { limits } from '@askwell/contracts';
import { TextField, useWords } from '@askwell/ui';
import type { EditorPart } from '../../editor/tabs/editor-part.ts';
import { fieldsWords } from '../../words/fields.ts';
import { EntryForm } from './EntryForm.tsx';

const most = limits.knowledgeBase.suggestions;

/** The questions that the chat suggests first: chosen from the knowledge base, or typed. */
export function SuggestionsField({ draft: { suggestedQuestions, faqs }, problems, change }: EditorPart) {
  const { suggestions: words } = useWords(fieldsWords);
  const listId = useId();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isFull = suggestedQuestions.length >= most;
  const searched = useDeferredValue(text.trim().toLowerCase());
  const offered = useMemo(
    () =>
      faqs
        .filter(({ question }) => question.length <= limits.chatbot.suggestedQuestion)
        .filter(({ question }) => question.toLowerCase().includes(searched))
        .slice(0, 30),
    [faqs, searched],
  );
  const add = () => {
    const question = text.trim();
    if (question !== '' && !suggestedQuestions.includes(question))
      change({ suggestedQuestions: [...suggestedQuestions, question] });
    setText('');
    field.current?.focus();
  };

  return (
    <EntryForm
      addLabel={words.add}
      isFull={isFull}
      onAdd={add}
      list={{
        label: words.chosen,
        entries: suggestedQuestions,
        errorOf: (place) => problems[`suggestedQuestions.${place}`],
        onRemove: (place) => change({ suggestedQuestions: suggestedQuestions.toSpliced(place, 1) }),
      }}
    >
      <TextField
        ref={field}
        label={words.label}
        list={listId}
        autoComplete="off"
        maxLength={limits.chatbot.suggestedQuestion}
        disabled={isFull}
        placeholder={isFull ? '' : words.placeholder}
        help={isFull ? words.full(most) : suggestedQuestions.length === 0 ? words.none : words.some(most)}
        value={text}
        error={problems['suggestedQuestions']}
        onChange={(event) => setText(event.target.value)}
      />
      <datalist id={listId}>
        {offered.map(({ key, question }) => (
          <option key={key}>{question}</option>
        ))}
      </datalist>
    </EntryForm>
  );
}

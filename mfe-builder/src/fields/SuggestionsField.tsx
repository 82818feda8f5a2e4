import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { limits } from '@askwell/contracts';
import { Button, Form, Plus, TextField } from '@askwell/ui';
import type { EditorPart } from '../editor/tabs/editor-part.ts';
import { EntryList } from './EntryList.tsx';
import css from './EntryForm.module.css';

const most = limits.knowledgeBase.suggestions;

/** The questions that the chat offers to begin with: chosen from the knowledge base, or in words of their own. */
export function SuggestionsField({ draft: { suggestedQuestions, faqs }, problems, change }: EditorPart) {
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
    <div className={css.field}>
      <Form className={css.form} onSubmit={add}>
        <TextField
          ref={field}
          label="Suggested Questions"
          list={listId}
          autoComplete="off"
          maxLength={limits.chatbot.suggestedQuestion}
          disabled={isFull}
          placeholder={isFull ? '' : 'Choose or type a question'}
          help={helpOf(suggestedQuestions.length)}
          value={text}
          error={problems['suggestedQuestions']}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" className={css.add} disabled={isFull} icon={<Plus aria-hidden="true" />}>
          Add
        </Button>
        <datalist id={listId}>
          {offered.map(({ key, question }) => (
            <option key={key}>{question}</option>
          ))}
        </datalist>
      </Form>
      <EntryList
        label="Chosen questions"
        entries={suggestedQuestions}
        errorOf={(place) => problems[`suggestedQuestions.${place}`]}
        onRemove={(place) => change({ suggestedQuestions: suggestedQuestions.toSpliced(place, 1) })}
      />
    </div>
  );
}

const helpOf = (count: number): string => {
  if (count === 0) return 'If you add none, the chat suggests your first FAQs.';
  if (count >= most) return `These are all ${most}. Remove one to choose another.`;
  return `The chat offers them to begin with; up to ${most}.`;
};

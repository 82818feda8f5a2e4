import type { KeyboardEvent, Ref } from 'react';
import { limits } from '@askwell/contracts';
import { TextArea } from '@askwell/ui';
import type { FaqText } from '../draft/faqs.ts';

type FaqFieldsProps = {
  text: FaqText;
  onChange: (text: FaqText) => void;
  questionRef?: Ref<HTMLTextAreaElement>;
  error?: string | undefined;
};

/** A question and its answer; Ctrl+Enter or ⌘Enter sends both. */
export function FaqFields({ text, onChange, questionRef, error }: FaqFieldsProps) {
  return (
    <>
      <TextArea
        ref={questionRef}
        label="Question"
        rows={1}
        placeholder="When are you open?"
        maxLength={limits.knowledgeBase.question}
        value={text.question}
        error={error}
        onKeyDown={sendOnShortcut}
        onChange={(event) => onChange({ ...text, question: event.target.value })}
      />
      <TextArea
        label="Answer"
        placeholder="Monday to Friday from 9 to 5."
        maxLength={limits.knowledgeBase.answer}
        value={text.answer}
        onKeyDown={sendOnShortcut}
        onChange={(event) => onChange({ ...text, answer: event.target.value })}
      />
    </>
  );
}

const sendOnShortcut = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

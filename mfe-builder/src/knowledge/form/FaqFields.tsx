import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { limits } from '@askwell/contracts';
import { Button, Plus, TextArea } from '@askwell/ui';
import type { FaqText } from '../../draft/faqs.ts';
import { wordingsProblem } from '../../draft/wordings.ts';
import css from './FaqFields.module.css';

type FaqFieldsProps = {
  text: FaqText;
  onChange: (text: FaqText) => void;
  questionRef?: Ref<HTMLTextAreaElement>;
  answerRef?: Ref<HTMLTextAreaElement>;
  error?: string | undefined;
};

const { question: questionMost, answer: answerMost, variants: variantsMost } = limits.knowledgeBase;

/** A question, its other wordings and its answer; Ctrl+Enter or ⌘Enter sends them. */
export function FaqFields({ text, onChange, questionRef, answerRef, error }: FaqFieldsProps) {
  const [wantsWordings, setWantsWordings] = useState(false);
  const wordings = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (wantsWordings) wordings.current?.focus();
  }, [wantsWordings]);
  const hasWordings = wantsWordings || text.variants.length > 0;
  return (
    <>
      <TextArea
        ref={questionRef}
        label="Question"
        dir="auto"
        labelEnd={
          hasWordings ? null : (
            <Button
              size="s"
              variant="quiet"
              className={css.more}
              icon={<Plus aria-hidden="true" />}
              onClick={() => setWantsWordings(true)}
            >
              Other wordings
            </Button>
          )
        }
        rows={1}
        placeholder="When are you open?"
        maxLength={questionMost}
        value={text.question}
        error={error}
        onKeyDown={sendOnShortcut}
        onChange={(event) => onChange({ ...text, question: event.target.value })}
      />
      {hasWordings ? (
        <TextArea
          ref={wordings}
          label="Other wordings"
          dir="auto"
          help={`How else it is asked, one wording a line; up to ${variantsMost}.`}
          rows={2}
          placeholder={'What are your hours?\nAre you open on Sundays?'}
          value={text.variants.join('\n')}
          error={wordingsProblem(text.variants)}
          onKeyDown={sendOnShortcut}
          onChange={(event) => onChange({ ...text, variants: variantsIn(event.target.value) })}
        />
      ) : null}
      <TextArea
        ref={answerRef}
        label="Answer"
        dir="auto"
        help="You can use Markdown: **bold**, *italic*, [links](https://example.com) and lists that start with - or 1."
        placeholder="Monday to Friday from 9 to 5."
        maxLength={answerMost}
        value={text.answer}
        onKeyDown={sendOnShortcut}
        onChange={(event) => onChange({ ...text, answer: event.target.value })}
      />
    </>
  );
}

/** As typed, with empty lines: they are dropped when the FAQ is taken. */
const variantsIn = (typed: string): string[] => (typed === '' ? [] : typed.split('\n'));

const sendOnShortcut = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { limits } from '@askwell/contracts';
import { Button, Plus, TextArea, useWords } from '@askwell/ui';
import type { FaqText } from '../../draft/faqs.ts';
import { wordingsProblem } from '../../draft/wordings.ts';
import { knowledgeWords } from '../../words/knowledge.ts';
import css from './FaqFields.module.css';

type FaqFieldsProps = {
  text: FaqText;
  onChange: (text: FaqText) => void;
  questionRef?: Ref<HTMLTextAreaElement>;
  answerRef?: Ref<HTMLTextAreaElement>;
  error?: string | undefined;
};

const { question: questionMost, answer: answerMost, variants: variantsMost } = limits.knowledgeBase;
const wordingLimits = { tooMany: variantsMost, tooLong: questionMost };

/** A question, its other wordings and its answer; Ctrl+Enter or ⌘Enter sends them. */
export function FaqFields({ text, onChange, questionRef, answerRef, error }: FaqFieldsProps) {
  const { form: words } = useWords(knowledgeWords);
  const [wantsWordings, setWantsWordings] = useState(false);
  const wordings = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (wantsWordings) wordings.current?.focus();
  }, [wantsWordings]);
  const wrongWordings = wordingsProblem(text.variants);
  const hasWordings = wantsWordings || text.variants.length > 0;
  return (
    <>
      <TextArea
        ref={questionRef}
        label={words.question}
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
              {words.wordings}
            </Button>
          )
        }
        rows={1}
        placeholder={words.questionExample}
        maxLength={questionMost}
        value={text.question}
        error={error}
        onKeyDown={sendOnShortcut}
        onChange={(event) => onChange({ ...text, question: event.target.value })}
      />
      {hasWordings ? (
        <TextArea
          ref={wordings}
          label={words.wordings}
          dir="auto"
          help={words.wordingsHelp(variantsMost)}
          rows={2}
          placeholder={words.wordingsExample}
          value={text.variants.join('\n')}
          error={wrongWordings && words.wordingProblems[wrongWordings](wordingLimits[wrongWordings])}
          onKeyDown={sendOnShortcut}
          onChange={(event) => onChange({ ...text, variants: variantsIn(event.target.value) })}
        />
      ) : null}
      <TextArea
        ref={answerRef}
        label={words.answer}
        dir="auto"
        help={words.answerHelp}
        placeholder={words.answerExample}
        maxLength={answerMost}
        value={text.answer}
        onKeyDown={sendOnShortcut}
        onChange={(event) => onChange({ ...text, answer: event.target.value })}
      />
    </>
  );
}

/** As typed, with empty lines, which are dropped when the FAQ is stored. */
const variantsIn = (typed: string): string[] => (typed === '' ? [] : typed.split('\n'));

const sendOnShortcut = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

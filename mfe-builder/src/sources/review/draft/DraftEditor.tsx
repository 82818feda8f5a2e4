import { useEffect, useRef, useState } from 'react';
import type { SourceDraft } from '@askwell/contracts';
import { refusal } from '@askwell/platform';
import { Banner, Button, Form, useRefusalText, useWords } from '@askwell/ui';
import { useEditDraftMutation } from '../../../api/sources.api.ts';
import { isComplete, type FaqText } from '../../../draft/faqs.ts';
import { FaqFields } from '../../../knowledge/form/FaqFields.tsx';
import { reviewWords } from '../../../words/review.ts';
import css from './DraftEditor.module.css';

type DraftEditorProps = {
  chatbotId: string;
  draft: SourceDraft;
  onSaved: (draft: SourceDraft) => void;
  onCancel: () => void;
};

/** Changes a draft in its place and accepts it; Escape leaves it as it was. */
export function DraftEditor({ chatbotId, draft, onSaved, onCancel }: DraftEditorProps) {
  const { editing: words } = useWords(reviewWords);
  const lineOf = useRefusalText();
  const [text, setText] = useState<FaqText>({
    question: draft.question,
    answer: draft.answer,
    variants: draft.wordings,
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [edit, { isLoading }] = useEditDraftMutation();
  const answer = useRef<HTMLTextAreaElement>(null);
  useEffect(() => answer.current?.focus(), []);

  const save = async () => {
    if (!isComplete(text)) return;
    try {
      const wordings = text.variants.map((wording) => wording.trim()).filter(Boolean);
      const body = { question: text.question.trim(), answer: text.answer.trim(), wordings };
      onSaved(await edit({ chatbotId, id: draft.id, body }).unwrap());
    } catch (error) {
      setProblem(lineOf(refusal({ fallback: words.failed })(error)));
    }
  };
  return (
    <Form
      className={css.form}
      aria-label={words.label}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onCancel();
      }}
    >
      {problem === null ? null : <Banner tone="danger">{problem}</Banner>}
      <FaqFields text={text} answerRef={answer} onChange={setText} />
      <div className={css.actions}>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={isLoading} busyLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </Form>
  );
}

import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { limits, type Faq, type Gap } from '@askwell/contracts';
import { Banner, Button, Dialog, Form, TextArea, TextField, useWords } from '@askwell/ui';
import { ReplayNotice } from './ReplayNotice.tsx';
import { isSame, questionOf, withFaq, wordingsOf } from './teaching.ts';
import { TeachingGate } from './TeachingGate.tsx';
import { useGapDialog } from './use-gap-dialog.ts';
import { WordingsField } from './WordingsField.tsx';
import { gapsWords } from '../words/gaps.ts';

const { question: longestQuestion, answer: longestAnswer, variants: most } = limits.knowledgeBase;

type AddFaqDialogProps = {
  id: string;
  gap: Gap;
  /** The typed answer. The parent keeps it, so that a dialog closed by mistake loses nothing. */
  answer: string;
  onAnswer: (answer: string) => void;
  onClose: () => void;
  onTaught: () => void;
};

/** Makes a gap a new FAQ. The question is filled in; the owner writes the answer. */
export function AddFaqDialog({ id, gap, answer, onAnswer, onClose, onTaught }: AddFaqDialogProps) {
  const { add: words, cancel, adding } = useWords(gapsWords);
  const form = useId();
  const [question, setQuestion] = useState(questionOf(gap).slice(0, longestQuestion));
  const wordings = wordingsOf(gap).filter((wording) => !isSame(wording, question));
  const [chosen, setChosen] = useState(() => wordings.slice(0, most));
  const closing = useCallback(
    (faqs: readonly Faq[]) => {
      if (question.trim() === '') return null;
      const changed = withFaq(faqs, { question, answer, wordings: chosen });
      return { faqs: changed, faq: changed.at(-1) ?? null };
    },
    [question, answer, chosen],
  );
  const { teaching, hasTried, replaying, save, close } = useGapDialog({
    id,
    gap,
    closing,
    done: words.done,
    onClose,
    onTaught,
  });
  const { chatbot, isSaving } = teaching;

  // The answer is what is missing. Its field appears with the knowledge base.
  const answerField = useRef<HTMLTextAreaElement>(null);
  const isReady = chatbot !== undefined;
  useEffect(() => {
    if (isReady) answerField.current?.focus();
  }, [isReady]);

  return (
    <Dialog
      open
      size="l"
      title={words.title}
      description={words.description}
      onOpenChange={close}
      footer={
        <>
          <Button onClick={close}>{cancel}</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            busy={isSaving}
            busyLabel={adding}
            disabled={!chatbot}
          >
            {words.action}
          </Button>
        </>
      }
    >
      <TeachingGate teaching={teaching}>
        <Form id={form} onSubmit={() => save(answer.trim() !== '')}>
          <TextField
            label={words.question}
            value={question}
            maxLength={longestQuestion}
            error={hasTried && question.trim() === '' ? words.questionMissing : undefined}
            onChange={(event) => setQuestion(event.target.value)}
          />
          <TextArea
            ref={answerField}
            label={words.answer}
            value={answer}
            maxLength={longestAnswer}
            rows={4}
            error={hasTried && answer.trim() === '' ? words.answerMissing : undefined}
            onChange={(event) => onAnswer(event.target.value)}
          />
          <WordingsField wordings={wordings} chosen={chosen} most={most} onChange={setChosen} />
          <ReplayNotice replaying={replaying} />
          {teaching.problem ? <Banner tone="danger">{teaching.problem}</Banner> : null}
        </Form>
      </TeachingGate>
    </Dialog>
  );
}

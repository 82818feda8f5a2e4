import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { limits, type Gap } from '@askwell/contracts';
import { toast } from '@askwell/platform';
import { Banner, Button, Dialog, Form, TextArea, TextField } from '@askwell/ui';
import { ReplayNotice } from './ReplayNotice.tsx';
import { isSame, questionOf, withFaq, wordingsOf } from './teaching.ts';
import { TeachingGate } from './TeachingGate.tsx';
import { useReplay } from './use-replay.ts';
import { useTeaching } from './use-teaching.ts';
import { WordingsField } from './WordingsField.tsx';

const { question: longestQuestion, answer: longestAnswer, variants: most } = limits.knowledgeBase;

type AddFaqDialogProps = {
  id: string;
  gap: Gap;
  /** As it is typed; whoever opens the dialog keeps it, so that one that was closed by mistake loses nothing. */
  answer: string;
  onAnswer: (answer: string) => void;
  onClose: () => void;
  onTaught: () => void;
};

/** A gap becomes a new FAQ: its question is there already, the answer is what the owner writes. */
export function AddFaqDialog({ id, gap, answer, onAnswer, onClose, onTaught }: AddFaqDialogProps) {
  const form = useId();
  const teaching = useTeaching(id);
  const { chatbot, isSaving } = teaching;
  const [question, setQuestion] = useState(questionOf(gap).slice(0, longestQuestion));
  const [hasTried, setHasTried] = useState(false);
  const wordings = wordingsOf(gap).filter((wording) => !isSame(wording, question));
  const [chosen, setChosen] = useState(() => wordings.slice(0, most));
  const learnt = useMemo(() => {
    if (chatbot === undefined || question.trim() === '') return null;
    return withFaq(chatbot.knowledgeBase.faqs, { question, answer, wordings: chosen });
  }, [chatbot, question, answer, chosen]);
  const knowledge = useMemo(
    () => chatbot && learnt && { faqs: learnt, data: chatbot.knowledgeBase.data },
    [chatbot, learnt],
  );
  const replaying = useReplay(id, gap, knowledge ?? null, learnt?.at(-1) ?? null);

  // What is missing is the answer; its field comes with the knowledge base.
  const answerField = useRef<HTMLTextAreaElement>(null);
  const isReady = chatbot !== undefined;
  useEffect(() => {
    if (isReady) answerField.current?.focus();
  }, [isReady]);

  const submit = async () => {
    setHasTried(true);
    if (!learnt || answer.trim() === '') return;
    if (!(await teaching.save(learnt))) return;
    toast.success('FAQ added. The chatbot knows the answer from now on.');
    onTaught();
  };
  const close = () => {
    if (!isSaving) onClose();
  };
  return (
    <Dialog
      open
      size="l"
      title="Add as FAQ"
      description="Write the answer once, and the next visitor who asks gets it."
      onOpenChange={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            busy={isSaving}
            busyLabel="Adding..."
            disabled={!chatbot}
          >
            Add FAQ
          </Button>
        </>
      }
    >
      <TeachingGate teaching={teaching}>
        <Form id={form} onSubmit={submit}>
          <TextField
            label="Question"
            value={question}
            maxLength={longestQuestion}
            error={hasTried && question.trim() === '' ? 'Please enter a question' : undefined}
            onChange={(event) => setQuestion(event.target.value)}
          />
          <TextArea
            ref={answerField}
            label="Answer"
            value={answer}
            maxLength={longestAnswer}
            rows={4}
            error={hasTried && answer.trim() === '' ? 'Please write the answer' : undefined}
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

import { useId, useState } from 'react';
import { limits, type Faq, type InboxConversation, type InboxMessage } from '@askwell/contracts';
import { toast } from '@askwell/platform';
import { Banner, Button, Dialog, Form, Skeleton, TextArea, TextField, useWords } from '@askwell/ui';
import { useDraftFaqQuery, type FaqDraft } from '../../api/inbox.api.ts';
import { ReplayNotice } from '../../gaps/ReplayNotice.tsx';
import { nearestFirst } from '../../gaps/nearest-first.ts';
import { roomOf, withFaq, withWordings } from '../../gaps/teaching.ts';
import { TeachingGate } from '../../gaps/TeachingGate.tsx';
import { useTeaching } from '../../gaps/use-teaching.ts';
import { inboxWords } from '../../words/inbox.ts';
import { draftOf, hasPersonal } from './draft-of.ts';
import { useFaqReplay } from './use-faq-replay.ts';
import css from './MakeFaqDialog.module.css';

type MakeFaqDialogProps = {
  conversation: Pick<InboxConversation, 'id' | 'chatbotId'>;
  messages: readonly InboxMessage[];
  onClose: () => void;
};

const { question: longestQuestion, answer: longestAnswer } = limits.knowledgeBase;
const mostNear = 3;

/** Makes a person's answer a part of the knowledge base. Nothing is saved without a look at it. */
export function MakeFaqDialog({ conversation, messages, onClose }: MakeFaqDialogProps) {
  const { faq: words } = useWords(inboxWords);
  const { currentData, isError } = useDraftFaqQuery(conversation.id);
  const { chatbotId } = conversation;
  if (currentData === undefined && !isError) {
    return (
      <Dialog open size="l" title={words.title} description={words.drafting} onOpenChange={onClose}>
        <Skeleton height="12rem" />
      </Dialog>
    );
  }
  const drafted = currentData?.draft;
  const draft = drafted ?? { variants: [], ...(draftOf(messages) ?? { question: '', answer: '' }) };
  return (
    <FaqForm
      chatbotId={chatbotId}
      draft={draft}
      similar={currentData?.similar ?? null}
      isPersonal={currentData?.isPersonal ?? false}
      asked={messages.filter(({ role }) => role === 'visitor').map(({ text }) => text)}
      onClose={onClose}
    />
  );
}

type FaqFormProps = Pick<FaqDraft, 'similar' | 'isPersonal'> & {
  chatbotId: string;
  draft: NonNullable<FaqDraft['draft']>;
  /** What the visitor said. */
  asked: readonly string[];
  onClose: () => void;
};

function FaqForm({ chatbotId, draft, similar, isPersonal, asked, onClose }: FaqFormProps) {
  const { faq: words } = useWords(inboxWords);
  const form = useId();
  const [question, setQuestion] = useState(draft.question.slice(0, longestQuestion));
  const [answer, setAnswer] = useState(draft.answer.slice(0, longestAnswer));
  const [hasTried, setHasTried] = useState(false);
  const teaching = useTeaching(chatbotId);
  const faqs = teaching.chatbot?.knowledgeBase.faqs ?? [];
  const known = faqs.find((faq) => faq.question === similar?.question);
  const replaying = useFaqReplay(
    chatbotId,
    teaching.chatbot,
    { question, answer, wordings: draft.variants },
    asked,
  );
  const near = nearestFirst(faqs, question)
    .filter((faq) => faq !== known && sharesWords(faq, question))
    .slice(0, mostNear);

  const save = async (changed: Faq[], done: string) => {
    if (!(await teaching.save(changed))) return;
    toast.success(done);
    onClose();
  };
  const add = async () => {
    setHasTried(true);
    if (question.trim() === '' || answer.trim() === '') return;
    await save(withFaq(faqs, { question, answer, wordings: draft.variants }), words.done);
  };
  return (
    <Dialog
      open
      size="l"
      title={words.title}
      description={words.description}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            busy={teaching.isSaving}
            busyLabel={words.saving}
            disabled={!teaching.chatbot}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <TeachingGate teaching={teaching}>
        <Form id={form} onSubmit={add}>
          <TextField
            label={words.question}
            value={question}
            maxLength={longestQuestion}
            error={hasTried && question.trim() === '' ? words.questionMissing : undefined}
            onChange={(event) => setQuestion(event.target.value)}
          />
          <TextArea
            label={words.answer}
            value={answer}
            maxLength={longestAnswer}
            rows={5}
            error={hasTried && answer.trim() === '' ? words.answerMissing : undefined}
            onChange={(event) => setAnswer(event.target.value)}
          />
          {isPersonal ? <Banner tone="warning">{words.isPersonal}</Banner> : null}
          {hasPersonal(`${question} ${answer}`) ? <Banner tone="warning">{words.personal}</Banner> : null}
          {known && answer.trim() !== '' ? (
            <section className={css.near} aria-label={words.change}>
              <p className={css.question}>{words.change}</p>
              <p className={css.question}>{known.question}</p>
              <p>
                {words.before}: <del>{known.answer}</del>
              </p>
              <p>
                {words.after}: <ins>{answer}</ins>
              </p>
              <Button
                size="s"
                onClick={() =>
                  void save(
                    faqs.map((faq) => (faq === known ? { ...faq, answer: answer.trim() } : faq)),
                    words.changed,
                  )
                }
              >
                {words.replaceAnswer}
              </Button>
            </section>
          ) : null}
          <ReplayNotice replaying={replaying} />
          {near.length === 0 ? null : (
            <section className={css.near} aria-label={words.near}>
              <p>{words.nearHelp}</p>
              <ul>
                {near.map((faq) => (
                  <li key={faq.question}>
                    <p className={css.question}>{faq.question}</p>
                    <p className={css.answer}>{faq.answer}</p>
                    {roomOf(faq) > 0 && question.trim() !== '' ? (
                      <Button
                        size="s"
                        onClick={() =>
                          void save(withWordings(faqs, faq, [question.trim()]), words.wordingDone)
                        }
                      >
                        {words.addTo(faq.question)}
                      </Button>
                    ) : null}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {teaching.problem ? <Banner tone="danger">{teaching.problem}</Banner> : null}
        </Form>
      </TeachingGate>
    </Dialog>
  );
}

/** Whether an FAQ has a long word of the question: only then a look at it is worth the while. */
const sharesWords = ({ question, variants }: Faq, asked: string): boolean => {
  const known = wordsOf([question, ...variants].join(' '));
  return [...wordsOf(asked)].some((word) => known.has(word));
};

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 3));

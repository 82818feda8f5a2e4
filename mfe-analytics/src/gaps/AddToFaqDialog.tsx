import { useMemo, useState } from 'react';
import type { Faq, Gap } from '@askwell/contracts';
import { toast } from '@askwell/platform';
import { Banner, Button, Dialog } from '@askwell/ui';
import { FaqChooser } from './FaqChooser.tsx';
import { ReplayNotice } from './ReplayNotice.tsx';
import { roomOf, withWordings, wordingsOf } from './teaching.ts';
import { TeachingGate } from './TeachingGate.tsx';
import { useReplay } from './use-replay.ts';
import { useTeaching } from './use-teaching.ts';
import { WordingsField } from './WordingsField.tsx';

type AddToFaqDialogProps = { id: string; gap: Gap; onClose: () => void; onTaught: () => void };

/** A gap is another way to ask what the knowledge base answers already: that FAQ learns its wordings. */
export function AddToFaqDialog({ id, gap, onClose, onTaught }: AddToFaqDialogProps) {
  const teaching = useTeaching(id);
  const { chatbot, isSaving } = teaching;
  // By its question: somebody may have moved it meanwhile.
  const [question, setQuestion] = useState<string | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const faqs = chatbot?.knowledgeBase.faqs ?? none;
  const faq = faqs.find((one) => one.question === question) ?? null;
  const wordings = useMemo(() => wordingsOf(gap), [gap]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = useMemo(
    () => wordings.filter((wording) => !left.includes(wording)).slice(0, faq ? roomOf(faq) : undefined),
    [wordings, left, faq],
  );
  const learnt = useMemo(() => (faq ? withWordings(faqs, faq, chosen) : null), [faqs, faq, chosen]);
  const knowledge = useMemo(
    () => (learnt && chatbot ? { faqs: learnt, data: chatbot.knowledgeBase.data } : null),
    [chatbot, learnt],
  );
  const replaying = useReplay(id, gap, knowledge, (faq && learnt?.[faqs.indexOf(faq)]) ?? null);

  const save = async () => {
    setHasTried(true);
    if (!learnt || chosen.length === 0) return;
    if (!(await teaching.save(learnt))) return;
    toast.success('The FAQ knows these wordings from now on.');
    onTaught();
  };
  const close = () => {
    if (!isSaving) onClose();
  };
  return (
    <Dialog
      open
      size="l"
      title="Add to an existing FAQ"
      description={`Which FAQ answers “${gap.name}”?`}
      onOpenChange={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            busy={isSaving}
            busyLabel="Adding..."
            disabled={faqs.length === 0}
            onClick={() => void save()}
          >
            Add wordings
          </Button>
        </>
      }
    >
      <TeachingGate teaching={teaching}>
        <FaqChooser
          faqs={faqs}
          near={gap.name}
          chosen={faq}
          error={hasTried && faq === null ? 'Please choose the FAQ that answers it' : undefined}
          onChoose={(one) => setQuestion(one.question)}
        />
        {faq ? (
          <>
            <WordingsField
              wordings={wordings}
              chosen={chosen}
              most={roomOf(faq)}
              onChange={(kept) => setLeft(wordings.filter((wording) => !kept.includes(wording)))}
            />
            {hasTried && chosen.length === 0 ? (
              <Banner tone="warning">
                Please choose at least one wording, in an FAQ that has room for it.
              </Banner>
            ) : null}
            <ReplayNotice replaying={replaying} />
          </>
        ) : null}
        {teaching.problem ? <Banner tone="danger">{teaching.problem}</Banner> : null}
      </TeachingGate>
    </Dialog>
  );
}

const none: readonly Faq[] = [];

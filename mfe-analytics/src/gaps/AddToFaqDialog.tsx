import { useCallback, useMemo, useState } from 'react';
import type { Faq, Gap } from '@askwell/contracts';
import { Banner, Button, Dialog, useWords } from '@askwell/ui';
import { FaqChooser } from './FaqChooser.tsx';
import { ReplayNotice } from './ReplayNotice.tsx';
import { roomOf, withWordings, wordingsOf } from './teaching.ts';
import { TeachingGate } from './TeachingGate.tsx';
import { useGapDialog } from './use-gap-dialog.ts';
import { WordingsField } from './WordingsField.tsx';
import { gapsWords } from '../words/gaps.ts';

type AddToFaqDialogProps = { id: string; gap: Gap; onClose: () => void; onTaught: () => void };

/** Adds the wordings of a gap to an FAQ that already answers it. */
export function AddToFaqDialog({ id, gap, onClose, onTaught }: AddToFaqDialogProps) {
  const { extend: words, cancel, adding } = useWords(gapsWords);
  // By its question: its position may change while the dialog is open.
  const [question, setQuestion] = useState<string | null>(null);
  const wordings = useMemo(() => wordingsOf(gap), [gap]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosenFor = useCallback(
    (faq: Faq | null) =>
      wordings.filter((wording) => !left.includes(wording)).slice(0, faq ? roomOf(faq) : undefined),
    [wordings, left],
  );
  const closing = useCallback(
    (all: readonly Faq[]) => {
      const found = all.find((one) => one.question === question);
      if (!found) return null;
      const changed = withWordings(all, found, chosenFor(found));
      return { faqs: changed, faq: changed[all.indexOf(found)] ?? null };
    },
    [question, chosenFor],
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
  const faqs = chatbot?.knowledgeBase.faqs ?? none;
  const faq = faqs.find((one) => one.question === question) ?? null;
  const chosen = chosenFor(faq);
  return (
    <Dialog
      open
      size="l"
      title={words.title}
      description={words.description(gap.name)}
      onOpenChange={close}
      footer={
        <>
          <Button onClick={close}>{cancel}</Button>
          <Button
            variant="primary"
            busy={isSaving}
            busyLabel={adding}
            disabled={faqs.length === 0}
            onClick={() => void save(chosen.length > 0)}
          >
            {words.action}
          </Button>
        </>
      }
    >
      <TeachingGate teaching={teaching}>
        <FaqChooser
          faqs={faqs}
          near={gap.name}
          chosen={faq}
          error={hasTried && faq === null ? words.faqMissing : undefined}
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
            {hasTried && chosen.length === 0 ? <Banner tone="warning">{words.wordingMissing}</Banner> : null}
            <ReplayNotice replaying={replaying} />
          </>
        ) : null}
        {teaching.problem ? <Banner tone="danger">{teaching.problem}</Banner> : null}
      </TeachingGate>
    </Dialog>
  );
}

const none: readonly Faq[] = [];

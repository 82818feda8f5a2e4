import { useMemo, useState } from 'react';
import type { Faq, Gap } from '@askwell/contracts';
import { toast } from '@askwell/platform';
import { useReplay } from './use-replay.ts';
import { useTeaching } from './use-teaching.ts';

type GapDialog = {
  id: string;
  gap: Gap;
  /**
   * The FAQs with the gap closed, and the one that closes it; null until the owner has entered
   * enough.
   */
  closing: (faqs: readonly Faq[]) => { faqs: Faq[]; faq: Faq | null } | null;
  /** Shown when it is saved. */
  done: string;
  onClose: () => void;
  onTaught: () => void;
};

/** The state of a dialog that closes a gap: the changed FAQs, their replay, and saving. */
export function useGapDialog({ id, gap, closing, done, onClose, onTaught }: GapDialog) {
  const teaching = useTeaching(id);
  const { chatbot, isSaving } = teaching;
  const [hasTried, setHasTried] = useState(false);
  const closed = useMemo(() => (chatbot ? closing(chatbot.knowledgeBase.faqs) : null), [chatbot, closing]);
  const knowledge = useMemo(
    () => (chatbot && closed ? { faqs: closed.faqs, data: chatbot.knowledgeBase.data } : null),
    [chatbot, closed],
  );
  const replaying = useReplay(id, gap, knowledge, closed?.faq ?? null);

  /** Saves if the owner has entered everything; marks what is missing otherwise. */
  const save = async (isComplete: boolean) => {
    setHasTried(true);
    if (!closed || !isComplete) return;
    if (!(await teaching.save(closed.faqs))) return;
    toast.success(done);
    onTaught();
  };
  const close = () => {
    if (!isSaving) onClose();
  };
  return { teaching, hasTried, replaying, save, close };
}

import { useEffect, useRef, useState, type RefObject } from 'react';
import type { User } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import type { Preview } from '@askwell/widget/panel';
import type { AnswersClient } from '../answers/answers-client.ts';
import type { Draft } from '../draft/draft.ts';
import { loadPanel } from '@askwell/widget/load-panel';
import { editorWords } from '../words/editor.ts';
import { publicChatbotOf } from './public-chatbot.ts';
import { replyFromDraft } from './reply-from-draft.ts';

/** Mounts the widget into a stage and updates it with the draft. */
export function usePreview(
  stage: RefObject<HTMLElement | null>,
  draft: Draft,
  user: User | null,
  answers: AnswersClient,
) {
  const { unknown } = useWords(editorWords).preview;
  const [preview, setPreview] = useState<Preview | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number | null>(null);
  const latest = useRef({ draft, user });

  useEffect(() => {
    latest.current = { draft, user };
    preview?.update(publicChatbotOf(draft, user));
  }, [preview, draft, user]);

  useEffect(() => {
    let mounted: Preview | null = null;
    let isGone = false;
    const mount = async () => {
      const panel = await loadPanel(attempt);
      const host = stage.current;
      if (isGone || host === null) return;
      const { draft: shown, user: owner } = latest.current;
      mounted = panel.preview({
        host,
        chatbot: publicChatbotOf(shown, owner),
        transport: { send: ({ text }) => replyFromDraft(answers, latest.current.draft, text, unknown) },
        open: true,
      });
      setPreview(mounted);
    };
    mount().catch(() => setFailed(attempt));
    return () => {
      isGone = true;
      mounted?.unmount();
    };
  }, [stage, answers, attempt, unknown]);

  return { preview, hasFailed: failed === attempt, tryAgain: () => setAttempt(attempt + 1) };
}

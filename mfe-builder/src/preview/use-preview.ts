import { useEffect, useRef, useState, type RefObject } from 'react';
import type { User } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import type { Preview } from '@askwell/widget/panel';
import type { AnswersClient } from '../answers/answers-client.ts';
import type { Draft } from '../draft/draft.ts';
import { launcherIcons } from '@askwell/widget/launcher-icons';
import { loadPanel } from '@askwell/widget/load-panel';
import { editorWords } from '../words/editor.ts';
import { publicChatbotOf } from './public-chatbot.ts';
import { replyFromDraft } from './reply-from-draft.ts';

/** What the preview shows. */
type Shown = { draft: Draft; user: User | null; logo: string | null };

/** Mounts the widget into a stage and updates it with the draft. */
export function usePreview(stage: RefObject<HTMLElement | null>, shown: Shown, answers: AnswersClient) {
  const { unknown } = useWords(editorWords).preview;
  const [preview, setPreview] = useState<Preview | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number | null>(null);
  const { draft, user, logo } = shown;
  const latest = useRef(shown);

  useEffect(() => {
    latest.current = { draft, user, logo };
    preview?.update(publicChatbotOf(draft, user, logo));
  }, [preview, draft, user, logo]);

  useEffect(() => {
    let mounted: Preview | null = null;
    let isGone = false;
    const mount = async () => {
      const panel = await loadPanel(launcherIcons, attempt);
      const host = stage.current;
      if (isGone || host === null) return;
      mounted = panel.preview({
        host,
        chatbot: publicChatbotOf(latest.current.draft, latest.current.user, latest.current.logo),
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

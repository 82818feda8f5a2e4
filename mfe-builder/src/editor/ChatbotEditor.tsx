import { useEffect, useRef } from 'react';
import type { Chatbot } from '@askwell/contracts';
import { useNavigate, usePageTitle } from '@askwell/platform';
import { DeployDialog } from './DeployDialog.tsx';
import { EditorBar } from './EditorBar.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { EditorTabs } from './EditorTabs.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useEditor } from './use-editor.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';
import css from './ChatbotEditor.module.css';

/** How long the success of the first save is seen before the chatbot's own page takes over. */
const createdPauseMs = 1000;

/** The editor of a chatbot, or of one that is yet to be created. */
export function ChatbotEditor({ chatbot }: { chatbot: Chatbot | null }) {
  const editor = useEditor(chatbot);
  const { isNew, stored, work, problems, tab } = editor;
  const form = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  usePageTitle(isNew ? 'Create New Chatbot' : 'Edit Chatbot');
  useSaveShortcut(editor.save);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems, tab]);

  const createdId = work === 'created' ? stored?.id : undefined;
  useEffect(() => {
    if (createdId === undefined) return;
    const timer = setTimeout(() => void navigate(`/chatbot/${createdId}`, { replace: true }), createdPauseMs);
    return () => clearTimeout(timer);
  }, [createdId, navigate]);

  return (
    <div className={css.page}>
      <EditorBar editor={editor} />
      <EditorNotices editor={editor} />
      {/* What is typed between the first save and the next page would be lost. */}
      <div ref={form} className={css.work} inert={isNew && work !== null}>
        <EditorTabs editor={editor} />
      </div>
      <LeaveGuard hasChanges={editor.hasChanges} />
      <DeployDialog
        deployment={editor.deployment}
        isActive={editor.draft.settings.isActive}
        isOwnerLoaded={editor.user !== null}
        onClose={editor.closeDeployment}
      />
    </div>
  );
}

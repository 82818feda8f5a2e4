import { useEffect, useRef } from 'react';
import type { Chatbot } from '@askwell/contracts';
import { useNavigate, usePageTitle, useUnsavedChanges } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { useAnswers } from '../answers/use-answers.ts';
import { SidePane } from '../preview/SidePane.tsx';
import { editorWords } from '../words/editor.ts';
import { DeployDialog } from './deploy/DeployDialog.tsx';
import { EditorBar } from './bar/EditorBar.tsx';
import { EditorNotices } from './bar/EditorNotices.tsx';
import { EditorTabs } from './tabs/EditorTabs.tsx';
import { useEditor } from './use-editor.ts';
import { useSaveShortcut } from './saving/use-save-shortcut.ts';
import { useView } from './use-view.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import css from './ChatbotEditor.module.css';

/**
 * How long the editor shows that the chatbot was created before it opens the chatbot's own page.
 */
const createdPauseMs = 1000;

/** The editor of a chatbot, or of one that is yet to be created. */
export function ChatbotEditor({ chatbot }: { chatbot: Chatbot | null }) {
  const { titles } = useWords(editorWords);
  const editor = useEditor(chatbot);
  const answers = useAnswers();
  const { isNew, stored, work, problems, tab } = editor;
  const [view, setView] = useView();
  const form = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  usePageTitle(isNew ? titles.new : titles.edit);
  useUnsavedChanges(editor.hasChanges);
  useSaveShortcut(editor.save);

  // Not before the work is over: until then the form cannot take the focus.
  useEffect(() => {
    if (work === null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems, work]);

  const createdId = work === 'created' ? stored?.id : undefined;
  useEffect(() => {
    if (createdId === undefined) return;
    const timer = setTimeout(
      () => void navigate(`/chatbot/${createdId}`, { replace: true, state: { tab } }),
      createdPauseMs,
    );
    return () => clearTimeout(timer);
  }, [createdId, navigate, tab]);

  return (
    <div className={css.page}>
      <EditorBar editor={editor} />
      <EditorNotices editor={editor} />
      {/* What is typed between the first save and the next page would be lost. */}
      <div ref={form} className={css.work} data-view={view} inert={isNew && work !== null}>
        <div className={css.form}>
          <EditorTabs editor={editor} answers={answers} />
        </div>
        <div className={css.preview}>
          <SidePane editor={editor} answers={answers} onEdit={() => setView('edit')} />
        </div>
      </div>
      <ViewSwitch view={view} onChange={setView} />
      <DeployDialog
        deployment={editor.deployment}
        isActive={editor.draft.settings.isActive}
        isOwnerLoaded={editor.user !== null}
        onClose={editor.closeDeployment}
      />
    </div>
  );
}

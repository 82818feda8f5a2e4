import { BookOpen, Tabs, useWords } from '@askwell/ui';
import { Bot, Palette, SlidersHorizontal } from '@askwell/ui/more-icons';
import { editorWords } from '../../words/editor.ts';
import type { AnswersClient } from '../../answers/answers-client.ts';
import { BasicInfoTab } from './BasicInfoTab.tsx';
import { DesignTab } from './DesignTab.tsx';
import { KnowledgeBaseTab } from '../../knowledge/KnowledgeBaseTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import type { Editor } from '../use-editor.ts';
import css from './EditorTabs.module.css';

/** The four parts of a chatbot. */
export function EditorTabs({ editor, answers }: { editor: Editor; answers: AnswersClient }) {
  const { tabs: words } = useWords(editorWords);
  const {
    draft,
    problems,
    change,
    dispatch,
    tab,
    setTab,
    forms,
    removed,
    stored,
    faqFocus,
    faqFocused,
    goToFaq,
    user,
    logo,
    setLogo,
  } = editor;
  const part = { draft, problems, change, dispatch };
  const knowledge = {
    ...part,
    forms,
    removed,
    stored,
    answers,
    faqFocus,
    faqFocused,
    goToFaq,
    logo,
    setLogo,
  };
  return (
    <Tabs
      label={words.label}
      orientation="vertical"
      className={css.tabs ?? ''}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'basic', label: words.basic, icon: <Bot aria-hidden />, content: <BasicInfoTab {...part} /> },
        {
          id: 'design',
          label: words.design,
          icon: <Palette aria-hidden />,
          content: (
            <DesignTab {...part} user={user} logo={logo} setLogo={setLogo} chatbotId={stored?.id ?? null} />
          ),
        },
        {
          id: 'settings',
          label: words.settings,
          icon: <SlidersHorizontal aria-hidden />,
          content: <SettingsTab {...part} chatbotId={editor.stored?.id ?? null} />,
        },
        {
          id: 'knowledge',
          label: words.knowledge,
          icon: <BookOpen aria-hidden />,
          content: <KnowledgeBaseTab {...knowledge} />,
        },
      ]}
    />
  );
}

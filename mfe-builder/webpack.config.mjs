import { remoteConfig } from '@askwell/build';

export default remoteConfig(import.meta.dirname, {
  parts: {
    './editor/EditorPage.tsx': [
      ['knowledge', 'csv', 'playground', 'preview'],
      ['fields', 'editor/tabs', 'editor/deploy', 'editor/bar', 'local-drafts'],
      [
        'words',
        'draft',
        'answers',
        'editor/saving',
        'editor/faq-focus',
        'editor/EditorPage.tsx',
        'editor/ChatbotEditor.tsx',
        'editor/use-editor.ts',
      ],
    ],
  },
});

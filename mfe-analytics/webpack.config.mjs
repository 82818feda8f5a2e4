import { remoteConfig } from '@askwell/build';

export default remoteConfig(import.meta.dirname, {
  parts: {
    './InboxPage.tsx': [['inbox/thread', 'inbox/composer', 'inbox/details', 'inbox/faq']],
  },
});

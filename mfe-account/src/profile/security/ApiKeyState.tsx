import type { User } from '@askwell/contracts';
import { Banner, useWords } from '@askwell/ui';
import { securityWords } from '../../words/security.ts';

/** Whether chatbots can be deployed with the key that is saved, and what is wrong with it. */
export function ApiKeyState({ user }: { user: User }) {
  const { apiKey: words } = useWords(securityWords);
  switch (user.geminiApiKeyStatus) {
    case 'missing':
      return <Banner tone="warning">{words.missing}</Banner>;
    case 'rejected':
      return (
        <Banner tone="danger" title={words.rejected}>
          {words.rejectedHint}
        </Banner>
      );
    case 'unchecked':
      return (
        <Banner tone="success" title={words.ready}>
          {words.unchecked}
        </Banner>
      );
    case 'valid':
      return <Banner tone="success">{words.ready}</Banner>;
  }
}

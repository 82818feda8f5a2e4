import type { User } from '@askwell/contracts';
import { Banner } from '@askwell/ui';

/** Whether chatbots can be deployed with the key that is saved, and what is wrong with it. */
export function ApiKeyState({ user }: { user: User }) {
  switch (user.geminiApiKeyStatus) {
    case 'missing':
      return <Banner tone="warning">API Key Required for Chatbot Deployment</Banner>;
    case 'rejected':
      return (
        <Banner tone="danger" title="Gemini no longer accepts this key">
          Your chatbots answer from your FAQs alone until you save a key that works.
        </Banner>
      );
    case 'unchecked':
      return (
        <Banner tone="success" title="API Key Configured - Chatbots Ready for Deployment">
          Google could not be asked when it was saved; it is checked with the first question.
        </Banner>
      );
    case 'valid':
      return <Banner tone="success">API Key Configured - Chatbots Ready for Deployment</Banner>;
  }
}

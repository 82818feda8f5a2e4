import type { User } from '@askwell/contracts';
import { Card, EmptyState, MessagesSquare } from '@askwell/ui';
import { CreateChatbotButton } from './CreateChatbotButton.tsx';

/** An empty dashboard: the first step, or what stands before it. */
export function NoChatbotsYet({ user }: { user: User }) {
  return (
    <Card>
      <EmptyState
        art={<MessagesSquare />}
        title="No chatbots yet"
        text={
          user.can.createChatbot
            ? 'Give it a name, teach it a few questions and answers, and put one line of code on your website.'
            : 'Please setup your Gemini API key first to create chatbots'
        }
        action={
          <CreateChatbotButton
            user={user}
            count={0}
            label="Create Your First Chatbot"
            keylessLabel="Setup API Key Required"
          />
        }
      />
    </Card>
  );
}

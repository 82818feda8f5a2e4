import type { ChatbotList } from '@askwell/contracts';
import { Card, EmptyState, MessagesSquare, useWords } from '@askwell/ui';
import { dashboardWords } from '../../words/dashboard.ts';
import { CreateChatbotButton } from './CreateChatbotButton.tsx';

/** An empty dashboard, with the first step. */
export function NoChatbotsYet({ creation }: Pick<ChatbotList, 'creation'>) {
  const { list } = useWords(dashboardWords);
  return (
    <Card>
      <EmptyState
        art={<MessagesSquare />}
        title={list.emptyTitle}
        text={creation === 'api_key_required' ? list.setupKeyFirst : list.emptyText}
        action={
          <CreateChatbotButton
            creation={creation}
            label={list.createFirst}
            keylessLabel={list.setupKeyRequired}
          />
        }
      />
    </Card>
  );
}

import { useState } from 'react';
import type { ChatbotSummary } from '@askwell/contracts';
import { useNavigate } from '@askwell/platform';
import {
  Code,
  Copy,
  Ellipsis,
  ExternalLink,
  IconButton,
  MenuButton,
  useWords,
  type MenuItem,
} from '@askwell/ui';
import { Rocket } from '@askwell/ui/more-icons';
import { dashboardWords } from '../../words/dashboard.ts';
import { EmbedCodeDialog } from './EmbedCodeDialog.tsx';
import { useDuplicateChatbot } from './use-duplicate-chatbot.ts';

type ChatbotMenuProps = { chatbot: ChatbotSummary; canDuplicate: boolean; className: string | undefined };

/** The less frequent actions of a chatbot. Embed code and test page need a deployed one. */
export function ChatbotMenu({ chatbot, canDuplicate, className }: ChatbotMenuProps) {
  const { card: words } = useWords(dashboardWords);
  const [isEmbedding, setIsEmbedding] = useState(false);
  const duplicate = useDuplicateChatbot();
  const navigate = useNavigate();
  const { embedCode, testUrl } = chatbot.deployment;

  const items: MenuItem[] = [
    {
      id: 'install',
      label: words.install,
      icon: <Rocket aria-hidden="true" />,
      onSelect: () => void navigate(`/chatbot/${chatbot._id}/install`),
    },
  ];
  if (embedCode !== null)
    items.push({
      id: 'embed',
      label: words.embedCode,
      icon: <Code aria-hidden="true" />,
      onSelect: () => setIsEmbedding(true),
    });
  if (testUrl !== null)
    items.push({
      id: 'test',
      label: words.openTestPage,
      icon: <ExternalLink aria-hidden="true" />,
      onSelect: () => window.open(testUrl, '_blank', 'noreferrer'),
    });
  if (canDuplicate)
    items.push({
      id: 'duplicate',
      label: words.duplicate,
      icon: <Copy aria-hidden="true" />,
      onSelect: () => void duplicate(chatbot),
    });

  return (
    <>
      <MenuButton
        label={words.more(chatbot.name)}
        className={className}
        items={items}
        trigger={(props) => (
          <IconButton {...props} label={words.more(chatbot.name)}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        )}
      />
      {embedCode === null ? null : (
        <EmbedCodeDialog
          name={chatbot.name}
          embedCode={embedCode}
          open={isEmbedding}
          onClose={() => setIsEmbedding(false)}
        />
      )}
    </>
  );
}

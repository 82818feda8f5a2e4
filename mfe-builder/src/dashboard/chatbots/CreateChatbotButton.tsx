import type { ChatbotList } from '@askwell/contracts';
import { Link } from '@askwell/platform';
import { Button, ButtonLink, KeyRound, Plus, useWords } from '@askwell/ui';
import { useMay } from '../../api/use-may.ts';
import { dashboardWords } from '../../words/dashboard.ts';

type CreateChatbotButtonProps = {
  creation: ChatbotList['creation'];
  label: string;
  /** The label while there is no API key. */
  keylessLabel: string;
};

/**
 * Links to a new chatbot; disabled if the account has no room, absent if the role cannot create
 * one.
 */
export function CreateChatbotButton({ creation, label, keylessLabel }: CreateChatbotButtonProps) {
  const { list } = useWords(dashboardWords);
  const mayManage = useMay('manage');
  if (!mayManage) return null;
  switch (creation) {
    case 'allowed':
      return (
        <ButtonLink as={Link} to="/chatbot/new" variant="primary" icon={<Plus aria-hidden="true" />}>
          {label}
        </ButtonLink>
      );
    case 'api_key_required':
      return (
        <Button variant="primary" disabled title={list.setupKeyFirst} icon={<KeyRound aria-hidden="true" />}>
          {keylessLabel}
        </Button>
      );
    case 'plan_limit':
      return (
        <Button variant="primary" disabled icon={<Plus aria-hidden="true" />}>
          {label}
        </Button>
      );
  }
}

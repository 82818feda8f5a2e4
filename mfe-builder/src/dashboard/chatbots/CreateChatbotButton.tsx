import type { User } from '@askwell/contracts';
import { Link } from '@askwell/platform';
import { Button, ButtonLink, KeyRound, Plus } from '@askwell/ui';
import { createPermission } from '../create-permission.ts';

type CreateChatbotButtonProps = {
  user: User;
  /** How many chatbots the owner has. */
  count: number;
  label: string;
  /** What it says while there is no API key. */
  keylessLabel: string;
};

/** Leads to a new chatbot; disabled, and saying why, where the owner cannot make one. */
export function CreateChatbotButton({ user, count, label, keylessLabel }: CreateChatbotButtonProps) {
  switch (createPermission(user, count)) {
    case 'allowed':
      return (
        <ButtonLink as={Link} to="/chatbot/new" variant="primary" icon={<Plus aria-hidden="true" />}>
          {label}
        </ButtonLink>
      );
    case 'apiKeyMissing':
      return (
        <Button
          variant="primary"
          disabled
          title="Please setup your Gemini API key first to create chatbots"
          icon={<KeyRound aria-hidden="true" />}
        >
          {keylessLabel}
        </Button>
      );
    case 'planFull':
      return (
        <Button variant="primary" disabled icon={<Plus aria-hidden="true" />}>
          {label}
        </Button>
      );
  }
}

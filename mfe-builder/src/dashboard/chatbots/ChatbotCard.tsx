import type { ChatbotSummary } from '@askwell/contracts';
import { Link } from '@askwell/platform';
import { Badge, ButtonLink, Card, ChartLine, IconButton, MessageCircle, Pencil, Trash2 } from '@askwell/ui';
import { useState } from 'react';
import { inkOn } from '../../color/contrast.ts';
import { DeleteChatbotDialog } from './DeleteChatbotDialog.tsx';
import { KeepChatbotButton } from './KeepChatbotButton.tsx';
import css from './ChatbotCard.module.css';

type ChatbotCardProps = {
  chatbot: ChatbotSummary;
  /** For one that is over the plan's limit: whose place it could take. */
  insteadOf: ChatbotSummary | undefined;
};

/** One chatbot: whether it is at work, how much it has to do, and what can be done with it. */
export function ChatbotCard({ chatbot, insteadOf }: ChatbotCardProps) {
  const { _id: id, name, description, status, primaryColor, faqCount, analytics } = chatbot;
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Card as="article" aria-labelledby={`${id}-name`} className={css.card}>
      <header className={css.head}>
        <span
          className={css.mark}
          style={{ backgroundColor: primaryColor, color: inkOn(primaryColor) }}
          aria-hidden="true"
        >
          <MessageCircle />
        </span>
        <div className={css.names}>
          <h3 id={`${id}-name`} className={css.name} title={name}>
            {name}
          </h3>
          <Badge tone={status === 'active' ? 'success' : 'neutral'} dot>
            <span className={css.status}>{status}</span>
          </Badge>
          {status === 'active' ? null : <span className={css.reason}>{reasonOf(chatbot)}</span>}
        </div>
      </header>
      <p className={css.description}>{description}</p>
      <dl className={css.totals}>
        <Total label="Messages" value={analytics.totalMessages} />
        <Total label="Views" value={analytics.totalViews} />
        <Total label="FAQs" value={faqCount} />
      </dl>
      <footer className={css.actions}>
        {chatbot.isOverLimit ? (
          <KeepChatbotButton className={css.keep} chatbot={chatbot} insteadOf={insteadOf} />
        ) : null}
        <ButtonLink as={Link} to={`/chatbot/${id}`} size="s" icon={<Pencil aria-hidden="true" />}>
          Edit
        </ButtonLink>
        <ButtonLink
          as={Link}
          to={`/chatbot/${id}/analytics`}
          size="s"
          icon={<ChartLine aria-hidden="true" />}
        >
          Analytics
        </ButtonLink>
        <IconButton
          label="Delete Chatbot"
          tone="danger"
          className={css.delete}
          onClick={() => setIsDeleting(true)}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </footer>
      <DeleteChatbotDialog chatbot={chatbot} open={isDeleting} onOpenChange={setIsDeleting} />
    </Card>
  );
}

/** Why it is inactive. */
const reasonOf = ({ isOverLimit, deployment }: ChatbotSummary): string => {
  if (isOverLimit) return 'over the plan’s limit';
  return deployment.isDeployed ? 'switched off' : 'not deployed yet';
};

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value.toLocaleString('en')}</dd>
    </div>
  );
}

import type { ChatbotSummary } from '@askwell/contracts';
import { hasSlot, Link, Slot } from '@askwell/platform';
import {
  Badge,
  ButtonLink,
  Card,
  formatNumber,
  IconButton,
  MessageCircle,
  Pencil,
  Trash2,
  useWords,
} from '@askwell/ui';
import { ChartLine } from '@askwell/ui/more-icons';
import { useState } from 'react';
import { useMay } from '../../api/use-may.ts';
import { inkOn } from '../../color/contrast.ts';
import { dashboardWords } from '../../words/dashboard.ts';
import { ChatbotMenu } from './ChatbotMenu.tsx';
import { DeleteChatbotDialog } from './DeleteChatbotDialog.tsx';
import { KeepChatbotButton } from './KeepChatbotButton.tsx';
import css from './ChatbotCard.module.css';

type ChatbotCardProps = {
  chatbot: ChatbotSummary;
  /** If this one is over the plan's limit: the chatbot that it could replace. */
  insteadOf: ChatbotSummary | undefined;
  canDuplicate: boolean;
};

/** One chatbot: its status, its totals, and the actions that the role includes. */
export function ChatbotCard({ chatbot, insteadOf, canDuplicate }: ChatbotCardProps) {
  const { _id: id, name, description, status, primaryColor, faqCount, analytics } = chatbot;
  const { card: words } = useWords(dashboardWords);
  const may = { edit: useMay('edit'), manage: useMay('manage'), own: useMay('own') };
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
            <span className={css.status}>{words.statuses[status]}</span>
          </Badge>
          {status === 'active' ? null : (
            <span className={css.reason}>{words.reasons[reasonOf(chatbot)]}</span>
          )}
        </div>
      </header>
      <p className={css.description}>{description}</p>
      <dl className={css.totals}>
        <Total label={words.messages} value={analytics.totalMessages} />
        <Total label={words.views} value={analytics.totalViews} />
        <Total label={words.faqs} value={faqCount} />
      </dl>
      {hasSlot('chatbot-figures') ? (
        <div className={css.figures}>
          <Slot name="chatbot-figures" chatbotId={id} />
        </div>
      ) : null}
      {chatbot.openDrafts === 0 || !may.edit ? null : (
        <Link to={`/chatbot/${id}?review`} className={css.drafts}>
          {words.drafts(chatbot.openDrafts)}
        </Link>
      )}
      <footer className={css.actions}>
        {chatbot.isOverLimit && may.own ? (
          <KeepChatbotButton className={css.keep} chatbot={chatbot} insteadOf={insteadOf} />
        ) : null}
        {may.edit ? (
          <ButtonLink as={Link} to={`/chatbot/${id}`} size="s" icon={<Pencil aria-hidden="true" />}>
            {words.edit}
          </ButtonLink>
        ) : null}
        <ButtonLink
          as={Link}
          to={`/chatbot/${id}/analytics`}
          size="s"
          icon={<ChartLine aria-hidden="true" />}
        >
          {words.analytics}
        </ButtonLink>
        <ChatbotMenu chatbot={chatbot} canDuplicate={canDuplicate && may.manage} className={css.more} />
        {may.manage ? (
          <IconButton
            label={words.delete}
            tone="danger"
            className={css.delete}
            onClick={() => setIsDeleting(true)}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        ) : null}
      </footer>
      <DeleteChatbotDialog chatbot={chatbot} open={isDeleting} onOpenChange={setIsDeleting} />
    </Card>
  );
}

/** Why it is inactive. */
const reasonOf = ({ isOverLimit, deployment }: ChatbotSummary): 'overLimit' | 'off' | 'notDeployed' => {
  if (isOverLimit) return 'overLimit';
  return deployment.isDeployed ? 'off' : 'notDeployed';
};

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  );
}

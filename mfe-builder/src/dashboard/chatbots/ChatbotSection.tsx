import type { ChatbotSummary, User } from '@askwell/contracts';
import { hasPage, Link } from '@askwell/platform';
import { Banner, Button, RefreshCw, VisuallyHidden } from '@askwell/ui';
import { useFocusAfterDeletion } from './use-focus-after-deletion.ts';
import { ChatbotCard } from './ChatbotCard.tsx';
import { ChatbotCardSkeleton } from './ChatbotCardSkeleton.tsx';
import { CreateChatbotButton } from './CreateChatbotButton.tsx';
import { NoChatbotsYet } from './NoChatbotsYet.tsx';
import { OverLimitNotice } from './OverLimitNotice.tsx';
import { createPermission } from '../create-permission.ts';
import { planOf, planRoom } from '../plan.ts';
import css from './ChatbotSection.module.css';

type ChatbotSectionProps = {
  user: User;
  /** Undefined until they are there. */
  chatbots: readonly ChatbotSummary[] | undefined;
  isFetching: boolean;
  onRetry: () => void;
};

/** The owner's chatbots, in whatever state they are: coming, failed, none yet, or a grid of cards. */
export function ChatbotSection({ user, chatbots, isFetching, onRetry }: ChatbotSectionProps) {
  const heading = useFocusAfterDeletion(chatbots?.length ?? 0);
  const isFull = chatbots !== undefined && createPermission(user, chatbots.length) === 'planFull';
  return (
    <section aria-labelledby="chatbots-title" className={css.section}>
      <div className={css.head}>
        <h2 ref={heading} id="chatbots-title" tabIndex={-1}>
          Your chatbots
        </h2>
        {chatbots === undefined || chatbots.length === 0 ? null : (
          <CreateChatbotButton
            user={user}
            count={chatbots.length}
            label="Create New Chatbot"
            keylessLabel="API Key Required"
          />
        )}
      </div>
      {chatbots === undefined ? null : <OverLimitNotice user={user} chatbots={chatbots} />}
      {isFull && !chatbots.some(({ isOverLimit }) => isOverLimit) ? (
        <p className={css.room}>
          {planRoom(user)}{' '}
          {planOf(user) === 'free' && hasPage('/pricing') ? <Link to="/pricing">See the plans</Link> : null}
        </p>
      ) : null}
      {chatbots !== undefined ? (
        <Chatbots user={user} chatbots={chatbots} />
      ) : isFetching ? (
        <div className={css.grid}>
          <VisuallyHidden>Loading your chatbots</VisuallyHidden>
          <ChatbotCardSkeleton />
          <ChatbotCardSkeleton />
        </div>
      ) : (
        <Banner
          tone="danger"
          title="Your chatbots could not be loaded"
          action={
            <Button size="s" icon={<RefreshCw aria-hidden="true" />} onClick={onRetry}>
              Try again
            </Button>
          }
        >
          They are safe. Check your connection and try again.
        </Banner>
      )}
    </section>
  );
}

function Chatbots({ user, chatbots }: { user: User; chatbots: readonly ChatbotSummary[] }) {
  if (chatbots.length === 0) return <NoChatbotsYet user={user} />;
  const kept = chatbots.findLast(({ isOverLimit }) => !isOverLimit);
  return (
    <ul className={css.grid}>
      {chatbots.map((chatbot) => (
        <li key={chatbot._id}>
          <ChatbotCard chatbot={chatbot} insteadOf={kept} />
        </li>
      ))}
    </ul>
  );
}

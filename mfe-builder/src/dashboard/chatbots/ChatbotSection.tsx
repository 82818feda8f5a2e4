import type { ChatbotList, User } from '@askwell/contracts';
import { hasPage, Link } from '@askwell/platform';
import { LoadFailure, useWords, VisuallyHidden } from '@askwell/ui';
import { dashboardWords } from '../../words/dashboard.ts';
import { planOf } from '../plan.ts';
import { ChatbotCard } from './ChatbotCard.tsx';
import { ChatbotCardSkeleton } from './ChatbotCardSkeleton.tsx';
import { KeptAddressNotice } from '../../sources/start/KeptAddressNotice.tsx';
import { CreateChatbotButton } from './CreateChatbotButton.tsx';
import { NoChatbotsYet } from './NoChatbotsYet.tsx';
import { OverLimitNotice } from './OverLimitNotice.tsx';
import { useFocusAfterDeletion } from './use-focus-after-deletion.ts';
import css from './ChatbotSection.module.css';

type ChatbotSectionProps = {
  user: User;
  /** Undefined until it is loaded. */
  list: ChatbotList | undefined;
  isFetching: boolean;
  onRetry: () => void;
};

/** The owner's chatbots: loading, failed, none yet, or a grid of cards. */
export function ChatbotSection({ user, list, isFetching, onRetry }: ChatbotSectionProps) {
  const { list: words, seePlans } = useWords(dashboardWords);
  const heading = useFocusAfterDeletion(list?.chatbots.length ?? 0);
  const hasPaused = list?.chatbots.some(({ isOverLimit }) => isOverLimit) ?? false;
  return (
    <section aria-labelledby="chatbots-title" className={css.section}>
      <div className={css.head}>
        <h2 ref={heading} id="chatbots-title" tabIndex={-1}>
          {words.title}
        </h2>
        {list === undefined || list.chatbots.length === 0 ? null : (
          <CreateChatbotButton
            creation={list.creation}
            label={words.create}
            keylessLabel={words.keyRequired}
          />
        )}
      </div>
      {list === undefined ? null : <OverLimitNotice user={user} chatbots={list.chatbots} />}
      {list?.creation === 'plan_limit' && !hasPaused ? (
        <p className={css.room}>
          {words.full[planOf(user)]}{' '}
          {user.can.buyPremium && hasPage('/pricing') ? <Link to="/pricing">{seePlans}</Link> : null}
        </p>
      ) : null}
      {list !== undefined ? (
        <Chatbots list={list} />
      ) : isFetching ? (
        <div className={css.grid}>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <ChatbotCardSkeleton />
          <ChatbotCardSkeleton />
        </div>
      ) : (
        <LoadFailure title={words.failedTitle} onRetry={onRetry}>
          {words.failedText}
        </LoadFailure>
      )}
    </section>
  );
}

function Chatbots({ list: { chatbots, creation } }: { list: ChatbotList }) {
  if (chatbots.length === 0) return <NoChatbotsYet creation={creation} />;
  const lastActive = chatbots.findLast(({ isOverLimit }) => !isOverLimit);
  return (
    <>
      <KeptAddressNotice chatbots={chatbots} />
      <ul className={css.grid}>
        {chatbots.map((chatbot) => (
          <li key={chatbot._id}>
            <ChatbotCard chatbot={chatbot} insteadOf={lastActive} canDuplicate={creation === 'allowed'} />
          </li>
        ))}
      </ul>
    </>
  );
}

import { useEffect } from 'react';
import { callProblem, messageOf, toast, usePageTitle, useSession } from '@askwell/platform';
import { Page } from '@askwell/ui';
import { useListChatbotsQuery } from '../api/builder.api.ts';
import { ApiKeyBanner } from './account/ApiKeyBanner.tsx';
import { ChatbotSection } from './chatbots/ChatbotSection.tsx';
import { OwnerCard } from './account/OwnerCard.tsx';
import { QuotaNotice } from './account/QuotaNotice.tsx';

/** /dashboard: who is signed in, what needs attention, and the chatbots. */
export default function DashboardPage() {
  usePageTitle('Dashboard');
  const { user } = useSession();
  const { data, error, isFetching, refetch } = useListChatbotsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useEffect(() => {
    if (error !== undefined && callProblem(error).status !== 401)
      toast.error(messageOf(error, 'Failed to load dashboard data'));
  }, [error]);
  if (user === null) return null;

  return (
    <Page title="Dashboard">
      <OwnerCard user={user} />
      <ApiKeyBanner user={user} />
      <QuotaNotice user={user} />
      <ChatbotSection user={user} chatbots={data} isFetching={isFetching} onRetry={() => void refetch()} />
    </Page>
  );
}

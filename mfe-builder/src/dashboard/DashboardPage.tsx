import { useEffect } from 'react';
import { callProblem, messageOf, toast, usePageTitle, useSession } from '@askwell/platform';
import { Page, useWords } from '@askwell/ui';
import { useListChatbotsQuery } from '../api/builder.api.ts';
import { useMay } from '../api/use-may.ts';
import Checklist from '../onboarding/Checklist.tsx';
import { dashboardWords } from '../words/dashboard.ts';
import { ApiKeyBanner } from './account/ApiKeyBanner.tsx';
import { OwnerCard } from './account/OwnerCard.tsx';
import { QuotaNotice } from './account/QuotaNotice.tsx';
import { ChatbotSection } from './chatbots/ChatbotSection.tsx';

/** /dashboard: the account, what needs attention, and the chatbots. */
export default function DashboardPage() {
  const words = useWords(dashboardWords);
  usePageTitle(words.title);
  const { user } = useSession();
  const mayManage = useMay('manage');
  const { data, error, isFetching, refetch } = useListChatbotsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useEffect(() => {
    if (error !== undefined && callProblem(error).status !== 401)
      toast.error(messageOf(error, words.loadFailed));
  }, [error, words]);
  if (user === null) return null;

  return (
    <Page title={words.title}>
      <OwnerCard user={user} />
      {mayManage ? <ApiKeyBanner user={user} /> : null}
      {mayManage ? <Checklist /> : null}
      <QuotaNotice user={user} />
      <ChatbotSection user={user} list={data} isFetching={isFetching} onRetry={() => void refetch()} />
    </Page>
  );
}

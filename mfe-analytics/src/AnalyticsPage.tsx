import { useEffect } from 'react';
import { Link, messageOf, toast, useParams, usePageTitle } from '@askwell/platform';
import { BackLink, Banner, Button, Page, RefreshCw } from '@askwell/ui';
import { useGetAnalyticsQuery, useGetChatbotNamesQuery } from './api/analytics.api.ts';
import { OpenConversation } from './conversations/OpenConversation.tsx';
import { useOpenConversation } from './conversations/use-open-conversation.ts';
import { ExportButton } from './export/ExportButton.tsx';
import { PeriodSelector } from './period/PeriodSelector.tsx';
import { usePeriod } from './period/use-period.ts';
import { Report } from './page/Report.tsx';
import { ReportSkeleton } from './page/ReportSkeleton.tsx';

/** How old the numbers on the page can be. */
const liveMs = 15_000;

/** /chatbot/:id/analytics */
export default function AnalyticsPage() {
  const { id = '' } = useParams();
  const [period, setPeriod] = usePeriod();
  usePageTitle('Analytics');
  const { openId, open, close } = useOpenConversation();
  const { currentData, error, isFetching, refetch } = useGetAnalyticsQuery(
    { id, period },
    { refetchOnMountOrArgChange: true, pollingInterval: liveMs, skipPollingIfUnfocused: true },
  );
  const name = useGetChatbotNamesQuery().data?.[id];
  // While there are numbers to see, a moment without the network is not worth a word: they come with the next one.
  const failure = currentData === undefined ? error : undefined;
  useEffect(() => {
    if (failure !== undefined) toast.error(messageOf(failure, 'Failed to load analytics'));
  }, [failure]);

  return (
    <Page
      title="Analytics"
      lead={name === undefined ? '\u00a0' : `How visitors use ${name}`}
      back={
        <BackLink as={Link} to="/dashboard">
          Dashboard
        </BackLink>
      }
      actions={
        <>
          <PeriodSelector period={period} onChange={setPeriod} />
          <ExportButton id={id} period={period} />
        </>
      }
    >
      {currentData !== undefined ? (
        <Report id={id} analytics={currentData} period={period} onOpenConversation={open} />
      ) : isFetching ? (
        <ReportSkeleton />
      ) : (
        <Banner
          tone="danger"
          title="The analytics could not be loaded"
          action={
            <Button size="s" icon={<RefreshCw aria-hidden="true" />} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(error, 'Failed to load analytics')}
        </Banner>
      )}
      {openId === null ? null : <OpenConversation chatbotId={id} id={openId} onClose={close} />}
    </Page>
  );
}

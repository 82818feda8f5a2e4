import { useEffect } from 'react';
import { Link, messageOf, toast, useParams, usePageTitle } from '@askwell/platform';
import { BackLink, Banner, Button, Page, RefreshCw } from '@askwell/ui';
import { useGetAnalyticsQuery, useGetChatbotNamesQuery } from './api/analytics.api.ts';
import { ExportButton } from './export/ExportButton.tsx';
import { PeriodSelector } from './period/PeriodSelector.tsx';
import { usePeriod } from './period/use-period.ts';
import { Report } from './page/Report.tsx';
import { ReportSkeleton } from './page/ReportSkeleton.tsx';

/** /chatbot/:id/analytics */
export default function AnalyticsPage() {
  const { id = '' } = useParams();
  const [period, setPeriod] = usePeriod();
  usePageTitle('Analytics');
  const { currentData, error, isFetching, refetch } = useGetAnalyticsQuery(
    { id, period },
    { refetchOnMountOrArgChange: true },
  );
  const name = useGetChatbotNamesQuery().data?.[id];
  useEffect(() => {
    if (error !== undefined) toast.error(messageOf(error, 'Failed to load analytics'));
  }, [error]);

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
        <Report analytics={currentData} period={period} />
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
    </Page>
  );
}

import { useEffect } from 'react';
import { callProblem, Link, messageOf, toast, useParams, usePageTitle } from '@askwell/platform';
import { BackLink, ButtonLink, LoadFailure, MessagesSquare, Page, useWords } from '@askwell/ui';
import { useGetAnalyticsQuery, useGetChatbotNamesQuery } from './api/analytics.api.ts';
import { OpenConversation } from './conversations/OpenConversation.tsx';
import { useOpenConversation } from './conversations/use-open-conversation.ts';
import { ExportButton } from './export/ExportButton.tsx';
import { PeriodSelector } from './period/PeriodSelector.tsx';
import { usePeriod } from './period/use-period.ts';
import { Report } from './page/Report.tsx';
import { ReportSkeleton } from './page/ReportSkeleton.tsx';
import { overviewWords } from './words/overview.ts';

/** How old the numbers on the page can be. */
const liveMs = 15_000;

/** /chatbot/:id/analytics */
export default function AnalyticsPage() {
  const { id = '' } = useParams();
  const [period, setPeriod] = usePeriod();
  const words = useWords(overviewWords);
  usePageTitle(words.title);
  const { openId, open, close } = useOpenConversation();
  const { currentData, error, isFetching, refetch } = useGetAnalyticsQuery(
    { id, period },
    { refetchOnMountOrArgChange: true, pollingInterval: liveMs, skipPollingIfUnfocused: true },
  );
  const name = useGetChatbotNamesQuery().data?.[id];
  // If numbers are shown, a failed refresh is not reported: the next one brings new numbers.
  const failure = currentData === undefined ? error : undefined;
  useEffect(() => {
    if (failure !== undefined) toast.error(messageOf(failure, words.loadFailed));
  }, [failure, words]);

  return (
    <Page
      title={words.title}
      lead={name === undefined ? '\u00a0' : words.lead(name)}
      back={
        <BackLink as={Link} to="/dashboard">
          {words.back}
        </BackLink>
      }
      actions={
        <>
          <PeriodSelector period={period} onChange={setPeriod} />
          <ExportButton id={id} period={period} />
          <ButtonLink as={Link} to="/inbox" icon={<MessagesSquare aria-hidden="true" />}>
            {words.inbox}
          </ButtonLink>
        </>
      }
    >
      {currentData !== undefined ? (
        <Report id={id} analytics={currentData} period={period} onOpenConversation={open} />
      ) : isFetching ? (
        <ReportSkeleton />
      ) : (
        <LoadFailure title={words.loadFailed} onRetry={() => void refetch()}>
          {callProblem(error).message}
        </LoadFailure>
      )}
      {openId === null ? null : <OpenConversation chatbotId={id} id={openId} onClose={close} />}
    </Page>
  );
}

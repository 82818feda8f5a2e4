import { lazy, Suspense, useState } from 'react';
import type { ChatbotList } from '@askwell/contracts';
import { Button, Card, EmptyState, MessagesSquare, Skeleton, useWords } from '@askwell/ui';
import { useMay } from '../../api/use-may.ts';
import { dashboardWords } from '../../words/dashboard.ts';
import { CreateChatbotButton } from './CreateChatbotButton.tsx';
import css from './NoChatbotsYet.module.css';

const StartWithWebsite = lazy(
  () => import(/* webpackChunkName: 'add' */ '../../sources/start/StartWithWebsite.tsx'),
);

const SampleDialog = lazy(
  () => import(/* webpackChunkName: 'on-demand' */ '../../templates/SampleDialog.tsx'),
);

/** An empty dashboard, with the first step: from a website or a document, or from nothing. */
export function NoChatbotsYet({ creation }: Pick<ChatbotList, 'creation'>) {
  const { list, start, trySample } = useWords(dashboardWords);
  const [isTrying, setIsTrying] = useState(false);
  const mayManage = useMay('manage');
  return (
    <Card className={css.empty}>
      <section className={css.start} aria-labelledby="start-title">
        <h3 id="start-title">{start.title}</h3>
        <p className={css.lead}>{start.lead}</p>
        <Suspense fallback={<Skeleton height="6rem" />}>
          <StartWithWebsite creation={creation} />
        </Suspense>
        <Button
          className={css.sample ?? ''}
          icon={<MessagesSquare aria-hidden="true" />}
          onClick={() => setIsTrying(true)}
        >
          {trySample}
        </Button>
        {isTrying ? (
          <Suspense fallback={null}>
            <SampleDialog onClose={() => setIsTrying(false)} />
          </Suspense>
        ) : null}
      </section>
      <EmptyState
        className={css.own ?? ''}
        art={<MessagesSquare />}
        title={list.emptyTitle}
        text={
          mayManage
            ? creation === 'api_key_required'
              ? list.setupKeyFirst
              : list.emptyText
            : list.emptyForMembers
        }
        action={
          <CreateChatbotButton
            creation={creation}
            label={list.createFirst}
            keylessLabel={list.setupKeyRequired}
          />
        }
      />
    </Card>
  );
}

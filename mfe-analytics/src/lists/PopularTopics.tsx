import { useId } from 'react';
import type { Analytics } from '@askwell/contracts';
import { Card, EmptyState, Search, useWords } from '@askwell/ui';
import { PagedList } from './PagedList.tsx';
import { RankedItem } from './RankedItem.tsx';
import { overviewWords } from '../words/overview.ts';
import card from './ListCard.module.css';

type PopularTopicsProps = { topics: Analytics['popularTopics'] };

/** What visitors ask about, the most frequent first; bars are relative to the top one. */
export function PopularTopics({ topics }: PopularTopicsProps) {
  const { topics: words } = useWords(overviewWords);
  const titleId = useId();
  const top = topics.reduce((most, { count }) => Math.max(most, count), 1);
  return (
    <Card as="section" aria-labelledby={titleId} className={card.card}>
      <h2 id={titleId}>{words.title}</h2>
      <PagedList
        label={words.label}
        items={topics}
        empty={<EmptyState art={<Search />} title={words.emptyTitle} text={words.empty} />}
      >
        {(shown) => (
          <ol className={card.list}>
            {shown.map(({ name, count }) => (
              <RankedItem key={name} label={words.mentions(count)} share={count / top}>
                {name}
              </RankedItem>
            ))}
          </ol>
        )}
      </PagedList>
    </Card>
  );
}

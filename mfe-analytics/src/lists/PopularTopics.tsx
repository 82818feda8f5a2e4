import { useId } from 'react';
import type { Analytics } from '@askwell/contracts';
import { Card, EmptyState, Search } from '@askwell/ui';
import { counted } from '../cards/wording.ts';
import { PagedList } from './PagedList.tsx';
import css from './PopularTopics.module.css';

type PopularTopicsProps = { topics: Analytics['popularTopics'] };

/** What visitors ask about, the most frequent first; bars are relative to the top one. */
export function PopularTopics({ topics }: PopularTopicsProps) {
  const titleId = useId();
  const top = topics.reduce((most, { count }) => Math.max(most, count), 1);
  return (
    <Card as="section" aria-labelledby={titleId} className={css.card}>
      <h2 id={titleId}>Popular Topics</h2>
      <PagedList
        label="topics"
        items={topics}
        empty={
          <EmptyState
            art={<Search />}
            title="No topics yet"
            text="Once visitors ask questions, the most frequent topics show up here."
          />
        }
      >
        {(shown) => (
          <ol className={css.list}>
            {shown.map(({ name, count }) => (
              <li key={name} className={css.topic}>
                <span className={css.name}>{name}</span>
                <span className={css.count}>{counted(count, 'mention', 'mentions')}</span>
                <span className={css.track} aria-hidden="true">
                  <span className={css.bar} style={{ transform: `scaleX(${count / top})` }} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </Card>
  );
}

import type { Analytics } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import { EmptySample } from '../page/EmptySample.tsx';
import { ReportSection } from '../page/ReportSection.tsx';
import { PagedList } from './PagedList.tsx';
import { RankedItem } from './RankedItem.tsx';
import { overviewWords } from '../words/overview.ts';
import css from './List.module.css';

type Topic = Analytics['popularTopics'][number];
type PopularTopicsProps = { topics: readonly Topic[] };

/** What visitors ask about, the most frequent first; bars are relative to the top one. */
export function PopularTopics({ topics }: PopularTopicsProps) {
  const { topics: words } = useWords(overviewWords);
  const top = topics.reduce((most, { count }) => Math.max(most, count), 1);
  const samples = words.samples.map((name, place) => ({ name, count: words.samples.length - place }));
  return (
    <ReportSection title={words.title}>
      <PagedList
        label={words.label}
        items={topics}
        empty={
          <EmptySample title={words.emptyTitle} text={words.empty}>
            <Topics topics={samples} top={samples.length} />
          </EmptySample>
        }
      >
        {(shown) => <Topics topics={shown} top={top} />}
      </PagedList>
    </ReportSection>
  );
}

type TopicsProps = { topics: readonly Topic[]; top: number };

function Topics({ topics, top }: TopicsProps) {
  const { topics: words } = useWords(overviewWords);
  return (
    <ol className={css.list}>
      {topics.map(({ name, count }) => (
        <RankedItem key={name} label={words.mentions(count)} share={count / top}>
          {name}
        </RankedItem>
      ))}
    </ol>
  );
}

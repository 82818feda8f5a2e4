import type { Analytics, CountedSource } from '@askwell/contracts';
import { useWords } from '@askwell/ui';
import { overviewWords } from '../words/overview.ts';
import { ReportSection } from '../page/ReportSection.tsx';
import { PagedList } from './PagedList.tsx';
import { RankedItem } from './RankedItem.tsx';
import css from './List.module.css';

type AnswersBySourceProps = { sources: Analytics['answersBySource'] };

/**
 * What replies were based on, the most frequent first; bars are relative to the top one. Nothing
 * before the first answer.
 */
export function AnswersBySource({ sources }: AnswersBySourceProps) {
  const { sources: words } = useWords(overviewWords);
  if (sources.length === 0) return null;
  const top = sources.reduce((most, { count }) => Math.max(most, count), 1);
  return (
    <ReportSection title={words.title}>
      <PagedList label={words.label} items={sources} empty={null} isBrief>
        {(shown) => (
          <ol className={css.list}>
            {shown.map((source) => (
              <RankedItem
                key={`${source.kind} ${source.url ?? source.name}`}
                label={words.answers(source.count)}
                share={source.count / top}
              >
                <Name source={source} />
              </RankedItem>
            ))}
          </ol>
        )}
      </PagedList>
    </ReportSection>
  );
}

/** The page with its address, the document, or what the owner wrote. */
function Name({ source: { kind, name, url } }: { source: CountedSource }) {
  const { sources: words } = useWords(overviewWords);
  if (kind !== 'page') return words.kinds[kind];
  if (url === null) return <bdi>{name}</bdi>;
  return (
    <a href={url} target="_blank" rel="noreferrer" title={url}>
      <bdi>{name || url}</bdi>
    </a>
  );
}

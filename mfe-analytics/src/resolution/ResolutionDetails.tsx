import type { PeopleReport, TimeRange } from '@askwell/contracts';
import { formatNumber, Skeleton, useWords } from '@askwell/ui';
import { useGetPeopleReportQuery } from '../api/analytics.api.ts';
import { overviewWords } from '../words/overview.ts';
import { Facts } from '../page/Facts.tsx';
import { ReportSection } from '../page/ReportSection.tsx';
import { durationOf } from './duration.ts';
import css from './ResolutionDetails.module.css';

type ResolutionDetailsProps = { id: string; period: TimeRange };

/** Who resolved which topics, and how soon people answered. */
export function ResolutionDetails({ id, period }: ResolutionDetailsProps) {
  const { resolved: words } = useWords(overviewWords);
  const { currentData: report, isError } = useGetPeopleReportQuery({ id, period });
  return (
    <ReportSection title={words.details}>
      {report === undefined ? (
        isError ? (
          <p className={css.quiet}>{words.failed}</p>
        ) : (
          <Skeleton height="4rem" />
        )
      ) : (
        <div className={css.columns}>
          {report.topics.length > 0 ? <TopicTable topics={report.topics} /> : null}
          <div className={css.people}>
            <h3 className={css.title}>{words.people}</h3>
            <People report={report} />
          </div>
        </div>
      )}
    </ReportSection>
  );
}

function People({ report }: { report: PeopleReport }) {
  const { resolved: words } = useWords(overviewWords);
  const { requests, answered, firstReplyMinutes, resolutionMinutes, members } = report;
  if (requests === 0) return <p className={css.quiet}>{words.noRequests}</p>;
  const facts = [
    { label: words.requests, value: formatNumber(requests) },
    { label: words.answered, value: formatNumber(answered) },
    { label: words.firstReply, value: durationOf(firstReplyMinutes) },
    { label: words.resolution, value: durationOf(resolutionMinutes) },
  ];
  return (
    <>
      <Facts facts={facts} />
      <MemberTable members={members} />
    </>
  );
}

const mostTopics = 10;

const percentOf = (part: number, whole: number): string =>
  `${formatNumber(Math.round((part / whole) * 100))}%`;

function TopicTable({ topics }: Pick<PeopleReport, 'topics'>) {
  const { resolved: words } = useWords(overviewWords);
  return (
    <Table
      caption={words.byTopic}
      columns={[
        words.topic,
        words.questions,
        words.byChatbot,
        words.byPerson,
        words.unresolved,
        words.firstReply,
        words.resolution,
      ]}
      rows={topics.slice(0, mostTopics).map((topic) => {
        const { kind, questions, requests, answered } = topic;
        const byChatbot = kind === 'topic' ? questions - requests : 0;
        return {
          id: topic.name ?? kind,
          name: topic.name ?? words.noTopic[kind],
          cells: [
            formatNumber(questions),
            percentOf(byChatbot, questions),
            percentOf(answered, questions),
            percentOf(questions - byChatbot - answered, questions),
            durationOf(topic.firstReplyMinutes),
            durationOf(topic.resolutionMinutes),
          ],
        };
      })}
    />
  );
}

function MemberTable({ members }: Pick<PeopleReport, 'members'>) {
  const { resolved: words } = useWords(overviewWords);
  return (
    <Table
      caption={words.byMember}
      columns={[words.member, words.replied, words.closed, words.firstReply, words.resolution]}
      rows={members.map(({ id, name, answered, resolved, firstReplyMinutes, resolutionMinutes }) => ({
        id,
        name: name ?? words.formerMember,
        cells: [
          formatNumber(answered),
          formatNumber(resolved),
          durationOf(firstReplyMinutes),
          durationOf(resolutionMinutes),
        ],
      }))}
    />
  );
}

type TableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly { id: string; name: string; cells: readonly string[] }[];
};

/** A table without the columns that say nothing in any row. */
function Table({ caption, columns: all, rows }: TableProps) {
  if (rows.length === 0) return null;
  const hasValues = (place: number) => rows.some(({ cells }) => cells[place] !== durationOf(null));
  const columns = all.filter((_, place) => place === 0 || hasValues(place - 1));
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row" dir="auto">
                {name}
              </th>
              {cells.map((cell, place) => (hasValues(place) ? <td key={all[place + 1]}>{cell}</td> : null))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

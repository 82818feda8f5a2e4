import { useId } from 'react';
import type { Analytics, PeopleReport, TimeRange } from '@askwell/contracts';
import { Card, formatNumber, Skeleton, useWords } from '@askwell/ui';
import { useGetPeopleReportQuery } from '../api/analytics.api.ts';
import { overviewWords } from '../words/overview.ts';
import { durationOf } from './duration.ts';
import css from './ResolutionCard.module.css';

type ResolutionCardProps = { id: string; period: TimeRange; analytics: Analytics };

/** Who resolved visitors' sessions, and how soon people answered. */
export function ResolutionCard({ id, period, analytics }: ResolutionCardProps) {
  const { resolved: words } = useWords(overviewWords);
  const titleId = useId();
  const { currentData: report, isError } = useGetPeopleReportQuery({ id, period });
  const { resolvedByChatbot, resolvedByPerson, unresolved, judgedSessions } = analytics;
  const shares = [
    { kind: 'chatbot', label: words.byChatbot, share: resolvedByChatbot },
    { kind: 'person', label: words.byPerson, share: resolvedByPerson },
    { kind: 'none', label: words.unresolved, share: unresolved },
  ] as const;
  return (
    <Card as="section" aria-labelledby={titleId} className={css.card}>
      <h2 id={titleId}>{words.title}</h2>
      {judgedSessions === 0 ? (
        <p className={css.quiet}>{words.noSessions}</p>
      ) : (
        <>
          <div className={css.track} aria-hidden="true">
            {shares.map(({ kind, share }) =>
              share === 0 ? null : <span key={kind} data-kind={kind} style={{ flexGrow: share }} />,
            )}
          </div>
          <dl className={css.facts}>
            {shares.map(({ kind, label, share }) => (
              <div key={kind}>
                <dt data-kind={kind}>{label}</dt>
                <dd>{formatNumber(share)}%</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h3>{words.people}</h3>
      {report !== undefined ? (
        <People report={report} />
      ) : isError ? (
        <p className={css.quiet}>{words.failed}</p>
      ) : (
        <Skeleton height="4rem" />
      )}
    </Card>
  );
}

function People({ report }: { report: PeopleReport }) {
  const { resolved: words } = useWords(overviewWords);
  const { requests, answered, firstReplyMinutes, resolutionMinutes, members, topics } = report;
  if (requests === 0) return <p className={css.quiet}>{words.noRequests}</p>;
  const facts = [
    { label: words.requests, value: formatNumber(requests) },
    { label: words.answered, value: formatNumber(answered) },
    { label: words.firstReply, value: durationOf(firstReplyMinutes) },
    { label: words.resolution, value: durationOf(resolutionMinutes) },
  ];
  return (
    <>
      <dl className={css.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Table caption={words.byMember} name={words.member} rows={members} />
      <Table caption={words.byTopic} name={words.topic} rows={topics.slice(0, mostTopics)} />
    </>
  );
}

const mostTopics = 10;

const shareOf = (count: number, { requests }: Row): string =>
  `${formatNumber(Math.round((count / requests) * 100))}%`;

type Row = PeopleReport['topics'][number] & { id?: string };

function Table({ caption, name, rows }: { caption: string; name: string; rows: readonly Row[] }) {
  const { resolved: words } = useWords(overviewWords);
  if (rows.length === 0) return null;
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{words.requests}</th>
            <th scope="col">{words.byPerson}</th>
            <th scope="col">{words.unresolved}</th>
            <th scope="col">{words.firstReply}</th>
            <th scope="col">{words.resolution}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id ?? row.name}>
              <th scope="row" dir="auto">
                {row.name}
              </th>
              <td>{formatNumber(row.requests)}</td>
              <td>{shareOf(row.answered, row)}</td>
              <td>{shareOf(row.requests - row.answered, row)}</td>
              <td>{durationOf(row.firstReplyMinutes)}</td>
              <td>{durationOf(row.resolutionMinutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

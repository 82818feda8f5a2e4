import type { Analytics } from '@askwell/contracts';
import { formatNumber, useWords } from '@askwell/ui';
import { overviewWords } from '../words/overview.ts';
import { Facts } from '../page/Facts.tsx';
import { ReportSection } from '../page/ReportSection.tsx';
import css from './ResolvedBy.module.css';

type ResolvedByProps = { analytics: Analytics };

/** Who resolved visitors' sessions: the chatbot, a person, or nobody. */
export function ResolvedBy({ analytics }: ResolvedByProps) {
  const { resolved: words } = useWords(overviewWords);
  const { resolvedByChatbot, resolvedByPerson, unresolved, judgedSessions } = analytics;
  const shares = [
    { kind: 'chatbot', label: words.byChatbot, share: resolvedByChatbot },
    { kind: 'person', label: words.byPerson, share: resolvedByPerson },
    { kind: 'none', label: words.unresolved, share: unresolved },
  ] as const;
  return (
    <ReportSection title={words.title}>
      {judgedSessions === 0 ? (
        <p className={css.quiet}>{words.noSessions}</p>
      ) : (
        <>
          <div className={css.track} aria-hidden="true">
            {shares.map(({ kind, share }) =>
              share === 0 ? null : <span key={kind} data-kind={kind} style={{ flexGrow: share }} />,
            )}
          </div>
          <Facts
            facts={shares.map(({ kind, label, share }) => ({
              kind,
              label,
              value: `${formatNumber(share)}%`,
            }))}
          />
        </>
      )}
    </ReportSection>
  );
}

import { Banner, Button, Dialog, formatNumber, useWords } from '@askwell/ui';
import type { ImportPlan } from '../../csv/plan-import.ts';
import { knowledgeWords } from '../../words/knowledge.ts';
import { ImportRows } from './ImportRows.tsx';
import css from './ImportDialog.module.css';

type ImportDialogProps = { fileName: string; plan: ImportPlan; onClose: () => void; onImport: () => void };

/** Shows what a file would change in the knowledge base, before it is imported. */
export function ImportDialog({ fileName, plan, onClose, onImport }: ImportDialogProps) {
  const { csv: words } = useWords(knowledgeWords);
  const { added, changed, same, bad } = plan;
  const count = added.length + changed.length;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description(fileName)}
      size="l"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="primary" disabled={count === 0} onClick={onImport}>
            {words.confirm(count)}
          </Button>
        </>
      }
    >
      <dl className={css.totals}>
        <Total label={words.totals.new} value={added.length} />
        <Total label={words.totals.changed} value={changed.length} />
        <Total label={words.totals.unchanged} value={same} />
        <Total label={words.totals.bad} value={bad.length} isBad={bad.length > 0} />
      </dl>
      {count + same + bad.length === 0 ? (
        <Banner tone="warning" title={words.emptyTitle}>
          {words.emptyText}
        </Banner>
      ) : null}
      <ImportRows
        title={words.rows.bad}
        rows={bad.map(({ line, start, reason }) => ({ line, text: start, note: reason }))}
        atOnce={Number.POSITIVE_INFINITY}
        isBad
      />
      <ImportRows
        title={words.rows.changed}
        rows={changed.map(({ line, text, before }) => ({
          line,
          text: text.question,
          note: text.answer,
          before: before.answer === text.answer ? null : before.answer,
        }))}
      />
      <ImportRows
        title={words.rows.new}
        rows={added.map(({ line, text }) => ({ line, text: text.question, note: text.answer }))}
      />
    </Dialog>
  );
}

function Total({ label, value, isBad = false }: { label: string; value: number; isBad?: boolean }) {
  return (
    <div className={isBad ? css.bad : css.total}>
      <dt>{label}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  );
}

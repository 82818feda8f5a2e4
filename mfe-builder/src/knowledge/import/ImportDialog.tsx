import { Banner, Button, Dialog } from '@askwell/ui';
import type { ImportPlan } from '../../csv/plan-import.ts';
import { ImportRows } from './ImportRows.tsx';
import css from './ImportDialog.module.css';

type ImportDialogProps = { fileName: string; plan: ImportPlan; onClose: () => void; onImport: () => void };

/** What a file would do to the knowledge base, before it does it. */
export function ImportDialog({ fileName, plan, onClose, onImport }: ImportDialogProps) {
  const { added, changed, same, bad } = plan;
  const count = added.length + changed.length;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Import FAQs"
      description={`${fileName}: FAQs that aren’t in this file stay unchanged.`}
      size="l"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" disabled={count === 0} onClick={onImport}>
            {count === 0 ? 'Nothing to import' : `Import ${number(count)} ${count === 1 ? 'FAQ' : 'FAQs'}`}
          </Button>
        </>
      }
    >
      <dl className={css.totals}>
        <Total label="new" value={added.length} />
        <Total label="changed" value={changed.length} />
        <Total label="unchanged" value={same} />
        <Total label="can’t be imported" value={bad.length} isBad={bad.length > 0} />
      </dl>
      {count + same + bad.length === 0 ? (
        <Banner tone="warning" title="There are no rows in this file">
          It takes a table with the columns question and answer, and optionally columns named other wording.
        </Banner>
      ) : null}
      <ImportRows
        title="Can’t be imported"
        rows={bad.map(({ line, start, reason }) => ({ line, text: start, note: reason }))}
        atOnce={Number.POSITIVE_INFINITY}
        isBad
      />
      <ImportRows
        title="Changed"
        rows={changed.map(({ line, text, before }) => ({
          line,
          text: text.question,
          note: text.answer,
          before: before.answer === text.answer ? null : before.answer,
        }))}
      />
      <ImportRows
        title="New"
        rows={added.map(({ line, text }) => ({ line, text: text.question, note: text.answer }))}
      />
    </Dialog>
  );
}

function Total({ label, value, isBad = false }: { label: string; value: number; isBad?: boolean }) {
  return (
    <div className={isBad ? css.bad : css.total}>
      <dt>{label}</dt>
      <dd>{number(value)}</dd>
    </div>
  );
}

const number = (value: number): string => value.toLocaleString('en');

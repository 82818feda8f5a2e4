import type { Receipt } from '@askwell/contracts';
import { messageOf } from '@askwell/platform';
import { Badge, formatDate, formatLocale, Loaded, useWords } from '@askwell/ui';
import { useListReceiptsQuery } from '../../api/payment.api.ts';
import rows from '../../shared/Rows.module.css';
import section from '../../shared/Section.module.css';
import { profileWords } from '../../words/profile.ts';
import css from './Receipts.module.css';

/** What the account has paid, newest first; nothing before the first payment. */
export function Receipts() {
  const { receipts: words } = useWords(profileWords).billing;
  const query = useListReceiptsQuery(undefined, { refetchOnMountOrArgChange: true });
  const isEmpty = query.data?.length === 0 || (query.data === undefined && query.error === undefined);
  if (isEmpty) return null;
  return (
    <section aria-labelledby="receipts-title" className={section.section}>
      <h2 id="receipts-title">{words.title}</h2>
      <Loaded query={query} failed={words.failed} explain={messageOf}>
        {(receipts) => (
          <ul className={rows.rows}>
            {receipts.map((receipt) => (
              <ReceiptRow key={receipt.id} receipt={receipt} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { receipts: words } = useWords(profileWords).billing;
  const { number, paidAt, period, isRefunded, amount, currency } = receipt;
  // In UTC, as in the mail.
  const day = (instant: string) => formatDate(instant, 'date', 'UTC');
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <p className={rows.title}>
          {words.what}
          {isRefunded ? <Badge>{words.refunded}</Badge> : null}
        </p>
        <p className={rows.note}>{words.period(day(period.from), day(period.until))}</p>
        <p className={rows.note}>{words.receipt(number, day(paidAt))}</p>
      </div>
      <p className={css.amount}>
        {new Intl.NumberFormat(formatLocale, { style: 'currency', currency }).format(amount)}
      </p>
    </li>
  );
}

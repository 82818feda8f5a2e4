import { useSearchParams } from '@askwell/platform';
import { Banner, useWords } from '@askwell/ui';
import { Checking } from './Checking.tsx';
import { FailedView } from './FailedView.tsx';
import css from './PaymentPage.module.css';
import { paymentWords } from '../words/payment.ts';
import { SuccessView } from './SuccessView.tsx';
import { usePaymentOutcome } from './use-payment-outcome.ts';

/** /payment-success?orderId=…&demo=true: where the payment leads back to, however it went. */
export default function PaymentPage() {
  const { demo } = useWords(paymentWords);
  const [query] = useSearchParams();
  const isDemo = query.get('demo') === 'true';
  const outcome = usePaymentOutcome(query.get('orderId') || null, isDemo);
  return (
    <div className={css.page}>
      {isDemo ? <Banner title={demo.title}>{demo.text}</Banner> : null}
      <div aria-live="polite">
        {outcome === null ? <Checking /> : null}
        {outcome?.kind === 'success' ? <SuccessView /> : null}
        {outcome?.kind === 'failed' || outcome?.kind === 'pending' ? <FailedView outcome={outcome} /> : null}
      </div>
    </div>
  );
}

import type { WebhookDelivery } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { Badge, Button, formatDate, useWords } from '@askwell/ui';
import css from '../shared/Rows.module.css';
import { developersWords } from '../words/developers.ts';
import type { developers } from '../words/en/developers.ts';
import { useRedeliverMutation } from '../api/webhooks.api.ts';

type DeliveryRowProps = {
  webhookId: string;
  delivery: WebhookDelivery;
  mayUse: boolean;
  onSent: () => void;
};

const tones = { pending: 'warning', delivered: 'success', failed: 'danger' } as const;

export function DeliveryRow({ webhookId, delivery, mayUse, onSent }: DeliveryRowProps) {
  const { deliveries: words, webhooks } = useWords(developersWords);
  const [redeliver, { isLoading }] = useRedeliverMutation();
  const { id, event, status, createdAt, attempts, nextAttemptAt } = delivery;
  const last = attempts.at(-1);
  const send = async () => {
    try {
      await redeliver({ id: webhookId, deliveryId: id }).unwrap();
      onSent();
    } catch (error) {
      toast.error(messageOf(error, words.againFailed));
    }
  };
  return (
    <li className={css.row}>
      <div className={css.what}>
        <p className={css.title}>
          {webhooks.events[event]} <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
        </p>
        <p className={css.note}>
          {formatDate(createdAt, 'dateTime')}
          {last ? ` · ${outcomeOf(last, words)}` : ''}
          {status === 'pending' && last && nextAttemptAt
            ? ` · ${words.next(formatDate(nextAttemptAt, 'dateTime'))}`
            : ''}
        </p>
      </div>
      {mayUse && last ? (
        <Button size="s" busy={isLoading} busyLabel={words.sending} onClick={() => void send()}>
          {words.again}
        </Button>
      ) : null}
    </li>
  );
}

type Attempt = WebhookDelivery['attempts'][number];

/** What the server of the webhook answered; if it did not, the API's sentence. */
function outcomeOf({ status, error, ms }: Attempt, words: typeof developers.deliveries): string {
  if (status === null) return error ?? '';
  return error === null ? words.answered(String(status), ms) : words.refused(status);
}

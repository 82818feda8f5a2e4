import type { WebhookDelivery } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { Badge, Button, formatDate } from '@askwell/ui';
import css from '../shared/Rows.module.css';
import { eventWords } from './event-words.ts';
import { useRedeliverMutation } from '../api/webhooks.api.ts';

type DeliveryRowProps = {
  webhookId: string;
  delivery: WebhookDelivery;
  mayUse: boolean;
  onSent: () => void;
};

const standing = {
  pending: { tone: 'warning', word: 'Waiting' },
  delivered: { tone: 'success', word: 'Delivered' },
  failed: { tone: 'danger', word: 'Failed' },
} as const;

export function DeliveryRow({ webhookId, delivery, mayUse, onSent }: DeliveryRowProps) {
  const [redeliver, { isLoading }] = useRedeliverMutation();
  const { id, event, status, createdAt, attempts, nextAttemptAt } = delivery;
  const last = attempts.at(-1);
  const { tone, word } = standing[status];
  const send = async () => {
    try {
      await redeliver({ id: webhookId, deliveryId: id }).unwrap();
      onSent();
    } catch (error) {
      toast.error(messageOf(error, 'Failed to send it again'));
    }
  };
  return (
    <li className={css.row}>
      <div className={css.what}>
        <p className={css.title}>
          {eventWords[event]} <Badge tone={tone}>{word}</Badge>
        </p>
        <p className={css.note}>
          {formatDate(createdAt, 'dateTime')}
          {last ? ` · ${last.error ?? `answered ${last.status ?? ''} in ${last.ms} ms`}` : ''}
          {status === 'pending' && last && nextAttemptAt
            ? ` · next attempt ${formatDate(nextAttemptAt, 'dateTime')}`
            : ''}
        </p>
      </div>
      {mayUse && last ? (
        <Button size="s" busy={isLoading} busyLabel="Sending..." onClick={() => void send()}>
          Send again
        </Button>
      ) : null}
    </li>
  );
}

import type { WebhookDelivery } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { Button, Loaded } from '@askwell/ui';
import rows from '../shared/Rows.module.css';
import { DeliveryRow } from './DeliveryRow.tsx';
import css from './Deliveries.module.css';
import { useListDeliveriesQuery, useTestWebhookMutation } from '../api/webhooks.api.ts';

const isWaiting = ({ status, attempts }: WebhookDelivery) => status === 'pending' && attempts.length === 0;

/** What was sent to a webhook, what came back, and how to send it again. */
export function Deliveries({ webhookId, mayUse }: { webhookId: string; mayUse: boolean }) {
  const first = useListDeliveriesQuery(webhookId, { refetchOnMountOrArgChange: true });
  // While something is on its way, the list is looked at again.
  const query = useListDeliveriesQuery(webhookId, {
    pollingInterval: first.data?.some(isWaiting) ? 1000 : 15_000,
  });
  const [test, { isLoading }] = useTestWebhookMutation();
  const sendTest = async () => {
    try {
      await test(webhookId).unwrap();
      await query.refetch();
    } catch (error) {
      toast.error(messageOf(error, 'Failed to send a test'));
    }
  };
  return (
    <div className={css.log}>
      <div className={css.head}>
        <p className={rows.note}>The latest 50, kept for 30 days.</p>
        {mayUse ? (
          <Button size="s" busy={isLoading} busyLabel="Sending..." onClick={() => void sendTest()}>
            Send a test
          </Button>
        ) : null}
      </div>
      <Loaded query={query} failed="Failed to load the deliveries" explain={messageOf}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <p className={rows.note}>Nothing has been sent yet.</p>
          ) : (
            <ul className={rows.rows} aria-label="Deliveries">
              {deliveries.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  webhookId={webhookId}
                  delivery={delivery}
                  mayUse={mayUse}
                  onSent={() => void query.refetch()}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}

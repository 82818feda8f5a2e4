import type { WebhookDelivery } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { Button, Loaded, useWords } from '@askwell/ui';
import rows from '../shared/Rows.module.css';
import { developersWords } from '../words/developers.ts';
import { DeliveryRow } from './DeliveryRow.tsx';
import css from './Deliveries.module.css';
import { useListDeliveriesQuery, useTestWebhookMutation } from '../api/webhooks.api.ts';

const isWaiting = ({ status, attempts }: WebhookDelivery) => status === 'pending' && attempts.length === 0;

/** The deliveries of a webhook with their responses, each with a button that sends it again. */
export function Deliveries({ webhookId, mayUse }: { webhookId: string; mayUse: boolean }) {
  const { deliveries: words } = useWords(developersWords);
  const first = useListDeliveriesQuery(webhookId, { refetchOnMountOrArgChange: true });
  // The list is refreshed more often while a delivery is pending.
  const query = useListDeliveriesQuery(webhookId, {
    pollingInterval: first.data?.some(isWaiting) ? 1000 : 15_000,
  });
  const [test, { isLoading }] = useTestWebhookMutation();
  const sendTest = async () => {
    try {
      await test(webhookId).unwrap();
      await query.refetch();
    } catch (error) {
      toast.error(messageOf(error, words.testFailed));
    }
  };
  return (
    <div className={css.log}>
      <div className={css.head}>
        <p className={rows.note}>{words.kept}</p>
        {mayUse ? (
          <Button size="s" busy={isLoading} busyLabel={words.sending} onClick={() => void sendTest()}>
            {words.test}
          </Button>
        ) : null}
      </div>
      <Loaded query={query} failed={words.failed} explain={messageOf}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <p className={rows.note}>{words.empty}</p>
          ) : (
            <ul className={rows.rows} aria-label={words.title}>
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

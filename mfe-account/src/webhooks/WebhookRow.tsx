import type { Webhook } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { Badge, Button, ConfirmDialog } from '@askwell/ui';
import { useState } from 'react';
import css from '../shared/Rows.module.css';
import { ShownOnce } from '../shared/ShownOnce.tsx';
import { Deliveries } from './Deliveries.tsx';
import { eventWords } from './event-words.ts';
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useUpdateWebhookMutation,
} from '../api/webhooks.api.ts';

type Question = 'delete' | 'renew' | null;

const questions = {
  delete: {
    title: 'Delete this webhook?',
    description: 'Your server hears of nothing any more, and the log of its deliveries goes too.',
    confirmLabel: 'Delete webhook',
  },
  renew: {
    title: 'Renew the secret?',
    description: 'What is sent from now on is signed with the new secret; the old one is worth nothing.',
    confirmLabel: 'Renew secret',
  },
} as const;

export function WebhookRow({ webhook, mayUse }: { webhook: Webhook; mayUse: boolean }) {
  const { id, url, events, isActive } = webhook;
  const [question, setQuestion] = useState<Question>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [update, updating] = useUpdateWebhookMutation();
  const [remove, removing] = useDeleteWebhookMutation();
  const [rotate, rotating] = useRotateWebhookSecretMutation();

  const attempt = async (work: () => Promise<unknown>, failed: string) => {
    try {
      await work();
    } catch (error) {
      toast.error(messageOf(error, failed));
    }
    setQuestion(null);
  };
  const confirm = () =>
    question === 'delete'
      ? attempt(() => remove(id).unwrap(), 'Failed to delete the webhook')
      : attempt(async () => setSecret((await rotate(id).unwrap()).data.secret), 'Failed to renew the secret');
  const toggle = () =>
    attempt(() => update({ id, body: { isActive: !isActive } }).unwrap(), 'Failed to change the webhook');

  return (
    <li className={css.row}>
      <div className={css.whole}>
        <p className={css.title}>
          <span className={css.address} title={url}>
            {url}
          </span>
          {isActive ? null : <Badge>Paused</Badge>}
        </p>
        <p className={css.note}>{events.map((event) => eventWords[event]).join(' · ')}</p>
      </div>
      <fieldset className={css.actions} aria-label={url}>
        <Button size="s" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Deliveries
        </Button>
        {mayUse ? (
          <>
            <Button size="s" busy={updating.isLoading} onClick={() => void toggle()}>
              {isActive ? 'Pause' : 'Resume'}
            </Button>
            <Button size="s" onClick={() => setQuestion('renew')}>
              Renew secret
            </Button>
          </>
        ) : null}
        <Button size="s" onClick={() => setQuestion('delete')}>
          Delete
        </Button>
      </fieldset>
      {secret === null ? null : (
        <div className={css.whole}>
          <ShownOnce
            label="The new secret"
            buttonLabel="Copy secret"
            value={secret}
            onDone={() => setSecret(null)}
          />
        </div>
      )}
      {isOpen ? <Deliveries webhookId={id} mayUse={mayUse} /> : null}
      <ConfirmDialog
        {...questions[question ?? 'delete']}
        open={question !== null}
        onOpenChange={() => setQuestion(null)}
        tone={question === 'renew' ? 'neutral' : 'danger'}
        busy={removing.isLoading || rotating.isLoading}
        onConfirm={() => void confirm()}
      />
    </li>
  );
}

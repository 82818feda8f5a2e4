import type { Webhook } from '@askwell/contracts';
import { messageOf, toast } from '@askwell/platform';
import { Badge, Button, ConfirmDialog, useWords } from '@askwell/ui';
import { useState } from 'react';
import css from '../shared/Rows.module.css';
import { ShownOnce } from '../shared/ShownOnce.tsx';
import { Deliveries } from './Deliveries.tsx';
import { developersWords } from '../words/developers.ts';
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useUpdateWebhookMutation,
} from '../api/webhooks.api.ts';

type Question = 'delete' | 'renew' | null;

export function WebhookRow({ webhook, mayUse }: { webhook: Webhook; mayUse: boolean }) {
  const { deliveries, webhooks: words } = useWords(developersWords);
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
      ? attempt(() => remove(id).unwrap(), words.removeFailed)
      : attempt(async () => setSecret((await rotate(id).unwrap()).data.secret), words.renewFailed);
  const toggle = () =>
    attempt(() => update({ id, body: { isActive: !isActive } }).unwrap(), words.changeFailed);

  return (
    <li className={css.row}>
      <div className={css.whole}>
        <p className={css.title}>
          <span className={css.address} title={url}>
            {url}
          </span>
          {isActive ? null : <Badge>{words.paused}</Badge>}
        </p>
        <p className={css.note}>{events.map((event) => words.events[event]).join(' · ')}</p>
      </div>
      <fieldset className={css.actions} aria-label={url}>
        <Button size="s" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {deliveries.title}
        </Button>
        {mayUse ? (
          <>
            <Button size="s" busy={updating.isLoading} onClick={() => void toggle()}>
              {isActive ? words.pause : words.resume}
            </Button>
            <Button size="s" onClick={() => setQuestion('renew')}>
              {words.renew}
            </Button>
          </>
        ) : null}
        <Button size="s" onClick={() => setQuestion('delete')}>
          {words.remove}
        </Button>
      </fieldset>
      {secret === null ? null : (
        <div className={css.whole}>
          <ShownOnce
            label={words.newSecret}
            buttonLabel={words.copySecret}
            value={secret}
            onDone={() => setSecret(null)}
          />
        </div>
      )}
      {isOpen ? <Deliveries webhookId={id} mayUse={mayUse} /> : null}
      <ConfirmDialog
        {...words.questions[question ?? 'delete']}
        open={question !== null}
        onOpenChange={() => setQuestion(null)}
        tone={question === 'renew' ? 'neutral' : 'danger'}
        busy={removing.isLoading || rotating.isLoading}
        onConfirm={() => void confirm()}
      />
    </li>
  );
}

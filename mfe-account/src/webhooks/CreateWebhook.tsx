import { refusal } from '@askwell/platform';
import { webhookEvents, type WebhookEventType } from '@askwell/contracts';
import { Button, FailureBanner, Form, Switch, TextField, useFocusOnMount, useForm } from '@askwell/ui';
import { useState } from 'react';
import css from '../shared/Rows.module.css';
import { ShownOnce } from '../shared/ShownOnce.tsx';
import { eventWords } from './event-words.ts';
import { useCreateWebhookMutation } from '../api/webhooks.api.ts';

/** Adds a webhook, and shows its secret this once. */
export function CreateWebhook({ onDone }: { onDone: () => void }) {
  const first = useFocusOnMount<HTMLInputElement>();
  const [create, { isLoading }] = useCreateWebhookMutation();
  const [secret, setSecret] = useState<string | null>(null);
  const [events, setEvents] = useState<readonly WebhookEventType[]>(webhookEvents);
  const form = useForm({
    initial: { url: '' },
    check: ({ url }) => ({
      url: /^https?:\/\/.+/i.test(url.trim())
        ? undefined
        : 'Please enter an address such as https://example.com/askwell',
    }),
  });

  const save = async () => {
    const { data } = await create({ url: form.values.url, events: [...events] }).unwrap();
    setSecret(data.secret);
  };
  const toggle = (event: WebhookEventType) =>
    setEvents(events.includes(event) ? events.filter((other) => other !== event) : [...events, event]);

  if (secret !== null) {
    return (
      <ShownOnce
        label="The secret of your new webhook"
        buttonLabel="Copy secret"
        value={secret}
        onDone={onDone}
      />
    );
  }
  return (
    <Form onSubmit={() => form.send(save, refusal({ fallback: 'Failed to add the webhook' }))}>
      <FailureBanner failure={form.failure} />
      <TextField
        {...form.bind('url')}
        ref={first}
        label="Address"
        type="url"
        inputMode="url"
        placeholder="https://example.com/askwell"
        autoComplete="off"
      />
      <fieldset className={css.group} aria-label="What to tell">
        {webhookEvents.map((event) => (
          <Switch
            key={event}
            label={eventWords[event]}
            checked={events.includes(event)}
            onChange={() => toggle(event)}
          />
        ))}
      </fieldset>
      <div className={css.actions}>
        <Button
          type="submit"
          variant="primary"
          disabled={events.length === 0}
          busy={isLoading}
          busyLabel="Adding..."
        >
          Add webhook
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

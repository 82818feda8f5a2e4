import { refusal } from '@askwell/platform';
import { webhookEvents, type WebhookEventType } from '@askwell/contracts';
import {
  Button,
  FailureBanner,
  Form,
  Switch,
  TextField,
  useFocusOnMount,
  useForm,
  useWords,
} from '@askwell/ui';
import { useState } from 'react';
import css from '../shared/Rows.module.css';
import { ShownOnce } from '../shared/ShownOnce.tsx';
import { developersWords } from '../words/developers.ts';
import { useCreateWebhookMutation } from '../api/webhooks.api.ts';

/** Adds a webhook and shows its secret once. */
export function CreateWebhook({ onDone }: { onDone: () => void }) {
  const { cancel, webhooks: words } = useWords(developersWords);
  const first = useFocusOnMount<HTMLInputElement>();
  const [create, { isLoading }] = useCreateWebhookMutation();
  const [secret, setSecret] = useState<string | null>(null);
  const [events, setEvents] = useState<readonly WebhookEventType[]>(webhookEvents);
  const form = useForm({
    initial: { url: '' },
    check: ({ url }) => ({
      url: /^https?:\/\/.+/i.test(url.trim()) ? undefined : words.addressInvalid,
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
      <ShownOnce label={words.secretOfNew} buttonLabel={words.copySecret} value={secret} onDone={onDone} />
    );
  }
  return (
    <Form onSubmit={() => form.send(save, refusal({ fallback: words.addFailed }))}>
      <FailureBanner failure={form.failure} />
      <TextField
        {...form.bind('url')}
        ref={first}
        label={words.address}
        type="url"
        inputMode="url"
        placeholder={words.addressExample}
        autoComplete="off"
      />
      <fieldset className={css.group} aria-label={words.which}>
        {webhookEvents.map((event) => (
          <Switch
            key={event}
            label={words.events[event]}
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
          busyLabel={words.adding}
        >
          {words.add}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {cancel}
        </Button>
      </div>
    </Form>
  );
}

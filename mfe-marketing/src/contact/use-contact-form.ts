import { useEffect, useRef, useState } from 'react';
import { refusal, useSession } from '@askwell/platform';
import { useForm, useIsPrerendered, useWords } from '@askwell/ui';
import { useSendContactMessageMutation } from '../api/contact.api.ts';
import { emptyMessage, problemsOf, type FieldName } from './message.ts';
import { contactWords } from '../words/contact.ts';

/** The contact form: its fields, and the server's reply once the message is sent. */
export function useContactForm() {
  const { user } = useSession();
  const { form: words, errors } = useWords(contactWords);
  const form = useForm({
    // The name and address of a signed-in owner are known.
    initial: { ...emptyMessage, ...(user && { name: user.name, email: user.email }) },
    check: (message) => problemsOf(message, errors),
  });
  const [sent, setSent] = useState<string | null>(null);
  const [reference, setReference] = useState('');
  const [send, { isLoading }] = useSendContactMessageMutation();
  // A prerendered page has been open since it was requested, which is when `performance.now()`
  // began.
  const isPrerendered = useIsPrerendered();
  const openedAt = useRef(isPrerendered ? 0 : null);
  const key = useRef('');

  useEffect(() => {
    openedAt.current ??= performance.now();
    key.current = newKey();
  }, []);

  const submit = () =>
    form.send(
      async () => {
        const openSeconds = (performance.now() - (openedAt.current ?? 0)) / 1000;
        const body = { ...form.values, reference, openSeconds, key: key.current };
        const { message } = await send(body).unwrap();
        setSent(message || words.sent);
        form.reset(['subject', 'message']);
        key.current = newKey();
      },
      refusal({ fallback: words.failed }),
    );

  return {
    bind: (name: FieldName) => ({ ...form.bind(name), required: true }),
    submit,
    sent,
    failure: form.failure,
    writeAnother: () => setSent(null),
    isSending: isLoading,
    trap: { value: reference, onChange: setReference },
  };
}

/** An idempotency key for one message. `crypto.randomUUID` is missing on pages without https. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

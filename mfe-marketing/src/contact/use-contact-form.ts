import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { callProblem, useSession } from '@askwell/platform';
import { useIsPrerendered, useWords } from '@askwell/ui';
import { useSendContactMessageMutation } from './contact.api.ts';
import { emptyMessage, problemsOf, type FieldName, type Message } from './message.ts';
import { contactWords } from '../words/contact.ts';

export type Outcome = { isSent: boolean; message: string; hint?: string };

/** The contact form: what is typed, what is wrong with it, and how sending it went. */
export function useContactForm() {
  const { user } = useSession();
  const { form, errors: required } = useWords(contactWords);
  const [typed, setTyped] = useState<Partial<Message>>({});
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [reference, setReference] = useState('');
  const [send, { isLoading }] = useSendContactMessageMutation();
  // A page that was prerendered has been open since it was asked for: that is when the clock of `performance` began.
  const isPrerendered = useIsPrerendered();
  const openedAt = useRef(isPrerendered ? 0 : null);
  const key = useRef('');

  useEffect(() => {
    openedAt.current ??= performance.now();
    key.current = newKey();
  }, []);

  // Whoever is signed in need not say who they are.
  const written: Message = { ...emptyMessage, ...(user && { name: user.name, email: user.email }), ...typed };

  const bind = (name: FieldName) => ({
    name,
    value: written[name],
    error: errors[name],
    required: true,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped((before) => ({ ...before, [name]: target.value }));
      setErrors((found) => ({ ...found, [name]: undefined }));
    },
  });

  const submit = async () => {
    const problems = problemsOf(written, required);
    setErrors(problems);
    setOutcome(null);
    if (Object.keys(problems).length > 0) return;
    const openSeconds = (performance.now() - (openedAt.current ?? 0)) / 1000;
    try {
      const { message } = await send({ ...written, reference, openSeconds, key: key.current }).unwrap();
      setOutcome({ isSent: true, message: message || form.sent });
      setTyped({ name: written.name, email: written.email });
      key.current = newKey();
    } catch (error) {
      const { status, message, fields } = callProblem(error);
      setErrors(fields);
      if (Object.keys(fields).some((name) => name in written)) return;
      setOutcome({
        isSent: false,
        message: message || form.failed,
        ...(status === 'network' && { hint: form.kept }),
        ...(status === 'timeout' && { hint: form.slow }),
      });
    }
  };

  return {
    bind,
    submit,
    outcome,
    writeAnother: () => setOutcome(null),
    isSending: isLoading,
    trap: { value: reference, onChange: setReference },
  };
}

/** Names one message, so that one that is sent again is known. `randomUUID` is missing where there is no https. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

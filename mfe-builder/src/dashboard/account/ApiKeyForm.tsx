import { useEffect, useState, type ClipboardEvent } from 'react';
import { refusal, toast } from '@askwell/platform';
import { Button, ExternalLink, FailureBanner, Form, PasswordField, useForm, useWords } from '@askwell/ui';
import { useSaveApiKeyMutation } from '../../api/builder.api.ts';
import { dashboardWords } from '../../words/dashboard.ts';
import css from './ApiKeyForm.module.css';

const keyPage = 'https://aistudio.google.com/apikey';
/** The error codes that are about the key itself. */
const keyErrors = { api_key_invalid: 'geminiApiKey' };

/** A whole key, as Google gives it out. */
const wholeKey = /^[\w.-]{30,200}$/;

/** Saves a Gemini API key, at once if it is pasted; the server checks it with Google first. */
export function ApiKeyForm({ onSaved }: { onSaved: () => void }) {
  const { apiKey: words } = useWords(dashboardWords);
  const [saveApiKey, { isLoading }] = useSaveApiKeyMutation();
  const form = useForm({
    initial: { geminiApiKey: '' },
    check: ({ geminiApiKey }) => ({
      geminiApiKey: geminiApiKey.trim() === '' ? words.invalid : undefined,
    }),
  });

  const save = async () => {
    await saveApiKey(form.values.geminiApiKey.trim()).unwrap();
    form.reset();
    toast.success(words.saved);
    onSaved();
  };

  /** The form that a key was pasted into; sent once the key is in its field. */
  const [pastedInto, setPastedInto] = useState<{ form: HTMLFormElement } | null>(null);
  useEffect(() => pastedInto?.form.requestSubmit(), [pastedInto]);
  const takePasted = (event: ClipboardEvent<HTMLInputElement>) => {
    const { form: element } = event.currentTarget;
    const pasted = event.clipboardData.getData('text').trim();
    if (element === null || isLoading || form.values.geminiApiKey !== '' || !wholeKey.test(pasted)) return;
    event.preventDefault();
    form.set('geminiApiKey', pasted);
    setPastedInto({ form: element });
  };

  return (
    <Form
      className={css.form}
      onSubmit={() => form.send(save, refusal({ fallback: words.saveFailed, at: keyErrors }))}
    >
      <FailureBanner failure={form.failure} />
      <PasswordField
        {...form.bind('geminiApiKey')}
        label={words.label}
        labelEnd={
          <a href={keyPage} target="_blank" rel="noreferrer" className={css.link}>
            {words.getKey} <ExternalLink aria-hidden="true" />
          </a>
        }
        secretName={words.secretName}
        placeholder={words.placeholder}
        autoComplete="off"
        maxLength={200}
        onPaste={takePasted}
      />
      <Button type="submit" variant="primary" busy={isLoading} busyLabel={words.saving}>
        {words.save}
      </Button>
    </Form>
  );
}

import { callProblem, messageOf, toast } from '@askwell/platform';
import { Button, ExternalLink, Form, PasswordField, useWords } from '@askwell/ui';
import { useState } from 'react';
import { useSaveApiKeyMutation } from '../../api/builder.api.ts';
import { dashboardWords } from '../../words/dashboard.ts';
import css from './ApiKeyForm.module.css';

const keyPage = 'https://aistudio.google.com/apikey';

/** Saves a Gemini API key; the server checks it with Google first. */
export function ApiKeyForm({ onSaved }: { onSaved: () => void }) {
  const { apiKey: words } = useWords(dashboardWords);
  const [key, setKey] = useState('');
  const [problem, setProblem] = useState<string>();
  const [saveApiKey, { isLoading }] = useSaveApiKeyMutation();

  const submit = async () => {
    const trimmed = key.trim();
    if (trimmed === '') return setProblem(words.invalid);
    setProblem(undefined);
    try {
      await saveApiKey(trimmed).unwrap();
      setKey('');
      toast.success(words.saved);
      onSaved();
    } catch (error) {
      const { fields } = callProblem(error);
      setProblem(fields['geminiApiKey'] ?? messageOf(error, words.saveFailed));
    }
  };
  const type = (text: string) => {
    setKey(text);
    setProblem(undefined);
  };

  return (
    <Form onSubmit={submit} className={css.form}>
      <PasswordField
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
        value={key}
        error={problem}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={isLoading} busyLabel={words.saving}>
        {words.save}
      </Button>
    </Form>
  );
}

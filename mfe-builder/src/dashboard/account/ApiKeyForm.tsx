import { callProblem, messageOf, toast } from '@askwell/platform';
import { Button, ExternalLink, Form, PasswordField } from '@askwell/ui';
import { useState } from 'react';
import { useSaveApiKeyMutation } from '../../api/builder.api.ts';
import css from './ApiKeyForm.module.css';

const keyPage = 'https://aistudio.google.com/apikey';

/** Takes a Gemini API key, which the server checks with Google before it saves it. */
export function ApiKeyForm({ onSaved }: { onSaved: () => void }) {
  const [key, setKey] = useState('');
  const [problem, setProblem] = useState<string>();
  const [saveApiKey, { isLoading }] = useSaveApiKeyMutation();

  const submit = async () => {
    const trimmed = key.trim();
    if (trimmed === '') return setProblem('Please enter a valid Gemini API key');
    setProblem(undefined);
    try {
      await saveApiKey(trimmed).unwrap();
      setKey('');
      toast.success('Gemini API key saved successfully! Your chatbots are now ready for deployment.');
      onSaved();
    } catch (error) {
      const { fields } = callProblem(error);
      setProblem(fields['geminiApiKey'] ?? messageOf(error, 'Failed to save API key'));
    }
  };
  const type = (text: string) => {
    setKey(text);
    setProblem(undefined);
  };

  return (
    <Form onSubmit={submit} className={css.form}>
      <PasswordField
        label="Gemini API Key"
        labelEnd={
          <a href={keyPage} target="_blank" rel="noreferrer" className={css.link}>
            Get a key from Google <ExternalLink aria-hidden="true" />
          </a>
        }
        secretName="API key"
        placeholder="AIza…"
        autoComplete="off"
        maxLength={200}
        value={key}
        error={problem}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={isLoading} busyLabel="Saving...">
        Save API Key
      </Button>
    </Form>
  );
}

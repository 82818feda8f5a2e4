import { refusal, toast } from '@askwell/platform';
import { Button, ExternalLink, FailureBanner, Form, PasswordField, useForm, useWords } from '@askwell/ui';
import { useSaveApiKeyMutation } from '../../api/builder.api.ts';
import { dashboardWords } from '../../words/dashboard.ts';
import css from './ApiKeyForm.module.css';

const keyPage = 'https://aistudio.google.com/apikey';
/** The error codes that are about the key itself. */
const keyErrors = { api_key_invalid: 'geminiApiKey' };

/** Saves a Gemini API key; the server checks it with Google first. */
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
      />
      <Button type="submit" variant="primary" busy={isLoading} busyLabel={words.saving}>
        {words.save}
      </Button>
    </Form>
  );
}

import type { User } from '@askwell/contracts';
import { refusal, toast } from '@askwell/platform';
import { Button, FailureBanner, Form, PasswordField, useForm, useWords } from '@askwell/ui';
import { useUpdateProfileMutation } from '../../api/profile.api.ts';
import { useRules } from '../../forms/rules.ts';
import { ApiKeyState } from './ApiKeyState.tsx';
import { securityWords } from '../../words/security.ts';
import css from '../../shared/Section.module.css';

const keyPage = 'https://aistudio.google.com/apikey';

/**
 * The owner's Gemini key. The server only ever shows a masked form of it, which stands in the empty
 * field.
 */
export function ApiKeySection({ user }: { user: User }) {
  const { apiKey: words } = useWords(securityWords);
  const rules = useRules();
  const [update, { isLoading }] = useUpdateProfileMutation();
  const form = useForm({
    initial: { geminiApiKey: '' },
    check: ({ geminiApiKey }) => ({
      geminiApiKey: rules.apiKey(geminiApiKey),
    }),
  });

  const save = async () => {
    await update({ geminiApiKey: form.values.geminiApiKey.trim() }).unwrap();
    toast.success(words.updated);
    form.reset();
  };

  return (
    <section aria-labelledby="api-key-title" className={css.section}>
      <h3 id="api-key-title">{words.title}</h3>
      <ApiKeyState user={user} />
      <Form onSubmit={() => form.send(save, refusal({ fallback: words.failed }))}>
        <FailureBanner failure={form.failure} />
        <PasswordField
          {...form.bind('geminiApiKey')}
          label={words.title}
          secretName={words.secret}
          autoComplete="off"
          translate="no"
          placeholder={user.geminiApiKey ?? words.example}
          labelEnd={
            <a href={keyPage} target="_blank" rel="noreferrer">
              {words.link}
            </a>
          }
        />
        <Button type="submit" className={css.submit} busy={isLoading} busyLabel={words.updating}>
          {words.update}
        </Button>
      </Form>
    </section>
  );
}

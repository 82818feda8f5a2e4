import type { InstallPlatform } from '@askwell/contracts';
import { refusal, toast } from '@askwell/platform';
import { Button, FailureBanner, Form, Mail, TextField, useForm, useWords } from '@askwell/ui';
import { useMailInstallationMutation } from '../../api/install.api.ts';
import { installWords } from '../../words/install.ts';
import css from './GuideTabs.module.css';

type SendToDeveloperProps = { id: string; platform: InstallPlatform };

/** Mails the code and the steps of the chosen system. */
export function SendToDeveloper({ id, platform }: SendToDeveloperProps) {
  const { developer: words } = useWords(installWords);
  const [mail, { isLoading }] = useMailInstallationMutation();
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : words.invalid }),
  });
  const send = async () => {
    const email = form.values.email.trim();
    await mail({ id, body: { email, platform } }).unwrap();
    form.reset();
    toast.success(words.sent(email));
  };
  return (
    <section className={css.developer} aria-labelledby="developer-title">
      <div>
        <h3 id="developer-title" className={css.name}>
          {words.title}
        </h3>
        <p className={css.lead}>{words.lead}</p>
      </div>
      <FailureBanner failure={form.failure} />
      <Form className={css.form} onSubmit={() => form.send(send, refusal({ fallback: words.failed }))}>
        <TextField
          {...form.bind('email')}
          className={css.field ?? ''}
          type="email"
          label={words.email}
          placeholder={words.placeholder}
          autoComplete="off"
          maxLength={254}
        />
        <Button
          type="submit"
          className={css.send ?? ''}
          busy={isLoading}
          busyLabel={words.sending}
          icon={<Mail aria-hidden="true" />}
        >
          {words.send}
        </Button>
      </Form>
    </section>
  );
}

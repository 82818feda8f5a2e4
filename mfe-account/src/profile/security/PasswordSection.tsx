import { refusal, toast } from '@askwell/platform';
import { Button, FailureBanner, Form, PasswordField, useForm, useWords } from '@askwell/ui';
import { useChangePasswordMutation } from '../../api/profile.api.ts';
import { useRules } from '../../forms/rules.ts';
import { UsernameForManagers } from '../../forms/UsernameForManagers.tsx';
import { securityWords } from '../../words/security.ts';
import css from '../../shared/Section.module.css';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordSection({ email }: { email: string }) {
  const { password: words } = useWords(securityWords);
  const rules = useRules();
  const [change, { isLoading }] = useChangePasswordMutation();
  const form = useForm({
    initial: empty,
    check: ({ currentPassword, newPassword, confirmPassword }) => ({
      currentPassword: rules.password(currentPassword),
      newPassword: newPassword === '' ? words.missing : undefined,
      confirmPassword: newPassword === confirmPassword ? undefined : words.mismatch,
    }),
  });

  const save = async () => {
    const { currentPassword, newPassword } = form.values;
    await change({ currentPassword, newPassword }).unwrap();
    toast.success(words.changed);
    form.reset();
  };

  return (
    <section aria-labelledby="password-title" className={css.section}>
      <h3 id="password-title">{words.title}</h3>
      <Form
        onSubmit={() =>
          form.send(save, refusal({ fallback: words.failed, at: { wrong_password: 'currentPassword' } }))
        }
      >
        <FailureBanner failure={form.failure} />
        <UsernameForManagers email={email} />
        <PasswordField
          {...form.bind('currentPassword')}
          label={words.current}
          autoComplete="current-password"
        />
        <PasswordField {...form.bind('newPassword')} label={words.renewed} autoComplete="new-password" />
        <PasswordField
          {...form.bind('confirmPassword')}
          label={words.confirmation}
          autoComplete="new-password"
        />
        <Button type="submit" className={css.submit} busy={isLoading} busyLabel={words.changing}>
          {words.change}
        </Button>
      </Form>
    </section>
  );
}

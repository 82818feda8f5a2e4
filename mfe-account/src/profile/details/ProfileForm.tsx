import type { User } from '@askwell/contracts';
import { refusal, toast } from '@askwell/platform';
import {
  Button,
  FailureBanner,
  Form,
  PasswordField,
  TextField,
  useFocusOnMount,
  useForm,
  useWords,
} from '@askwell/ui';
import { useUpdateProfileMutation } from '../../api/profile.api.ts';
import { useRules } from '../../forms/rules.ts';
import { profileWords } from '../../words/profile.ts';
import css from '../../shared/Section.module.css';

/**
 * A new address needs the current password, and takes effect when its code is confirmed (product
 * ruling 8).
 */
export function ProfileForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const { details: words } = useWords(profileWords);
  const rules = useRules();
  const [update, { isLoading }] = useUpdateProfileMutation();
  const first = useFocusOnMount<HTMLInputElement>();
  const isOther = (email: string) =>
    ![user.email, user.pendingEmail].includes(email.trim().toLowerCase()) && email.trim() !== '';
  const form = useForm({
    initial: { name: user.name, email: user.email, currentPassword: '' },
    check: ({ name, email, currentPassword }) => ({
      name: rules.name(name),
      email: rules.email(email),
      currentPassword: isOther(email) ? rules.password(currentPassword) : undefined,
    }),
  });
  const hasNewAddress = isOther(form.values.email);

  const save = async () => {
    const { name, email, currentPassword } = form.values;
    await update({ name, email, ...(hasNewAddress && { currentPassword }) }).unwrap();
    toast.success(words.saved);
    onSaved();
  };

  return (
    <Form
      onSubmit={() =>
        form.send(save, refusal({ fallback: words.failed, at: { wrong_password: 'currentPassword' } }))
      }
    >
      <FailureBanner failure={form.failure} />
      <TextField {...form.bind('name')} ref={first} label={words.name} autoComplete="name" />
      <TextField
        {...form.bind('email')}
        label={words.email}
        type="email"
        autoComplete="email"
        help={words.emailHelp}
      />
      {hasNewAddress ? (
        <PasswordField
          {...form.bind('currentPassword')}
          label={words.currentPassword}
          autoComplete="current-password"
          help={words.currentPasswordHelp}
        />
      ) : null}
      <Button
        type="submit"
        variant="primary"
        className={css.submit}
        busy={isLoading}
        busyLabel={words.saving}
      >
        {words.save}
      </Button>
    </Form>
  );
}

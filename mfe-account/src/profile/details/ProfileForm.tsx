import type { User } from '@askwell/contracts';
import { refusal, toast } from '@askwell/platform';
import { Button, FailureBanner, Form, TextField, useFocusOnMount, useForm, useWords } from '@askwell/ui';
import { useUpdateProfileMutation } from '../../api/profile.api.ts';
import { useRules } from '../../forms/rules.ts';
import { profileWords } from '../../words/profile.ts';
import css from '../../shared/Section.module.css';

/** A new address takes effect when its code is confirmed (product ruling 8). */
export function ProfileForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const { details: words } = useWords(profileWords);
  const rules = useRules();
  const [update, { isLoading }] = useUpdateProfileMutation();
  const first = useFocusOnMount<HTMLInputElement>();
  const form = useForm({
    initial: { name: user.name, email: user.email },
    check: ({ name, email }) => ({
      name: rules.name(name),
      email: rules.email(email),
    }),
  });

  const save = async () => {
    await update(form.values).unwrap();
    toast.success(words.saved);
    onSaved();
  };

  return (
    <Form onSubmit={() => form.send(save, refusal({ fallback: words.failed }))}>
      <FailureBanner failure={form.failure} />
      <TextField {...form.bind('name')} ref={first} label={words.name} autoComplete="name" />
      <TextField
        {...form.bind('email')}
        label={words.email}
        type="email"
        autoComplete="email"
        help={words.emailHelp}
      />
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

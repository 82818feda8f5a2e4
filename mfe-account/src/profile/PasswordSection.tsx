import { toast } from '@askwell/platform';
import { Button, Card, Form, PasswordField } from '@askwell/ui';
import { useChangePasswordMutation } from '../api/profile.api.ts';
import { FailureBanner } from '../forms/FailureBanner.tsx';
import { rules } from '../forms/rules.ts';
import { useForm } from '../forms/use-form.ts';
import css from './Section.module.css';

const words = {
  fallback: 'Failed to change password',
  at: { wrong_password: 'currentPassword' },
} as const;
const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordSection({ email }: { email: string }) {
  const [change, { isLoading }] = useChangePasswordMutation();
  const form = useForm(empty, ({ currentPassword, newPassword, confirmPassword }) => ({
    currentPassword: rules.password(currentPassword),
    newPassword: rules.password(newPassword),
    confirmPassword: newPassword === confirmPassword ? undefined : "New passwords don't match",
  }));

  const save = async () => {
    const { currentPassword, newPassword } = form.values;
    await change({ currentPassword, newPassword }).unwrap();
    toast.success('Password changed successfully!');
    form.reset();
  };

  return (
    <Card as="section" aria-labelledby="password-title" className={css.section}>
      <h2 id="password-title">Change Password</h2>
      <Form onSubmit={() => form.send(save, words)}>
        <FailureBanner failure={form.failure} />
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          {...form.bind('currentPassword')}
          label="Current Password"
          autoComplete="current-password"
        />
        <PasswordField {...form.bind('newPassword')} label="New Password" autoComplete="new-password" />
        <PasswordField
          {...form.bind('confirmPassword')}
          label="Confirm New Password"
          autoComplete="new-password"
        />
        <Button type="submit" className={css.submit} busy={isLoading} busyLabel="Changing password...">
          Change Password
        </Button>
      </Form>
    </Card>
  );
}

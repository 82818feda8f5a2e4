import { refusal, sessionEnded, toast, useAppDispatch } from '@askwell/platform';
import { Button, Dialog, FailureBanner, Form, PasswordField, TextField, useForm } from '@askwell/ui';
import { useId } from 'react';
import { rules } from '../forms/rules.ts';
import { useDeleteAccountMutation } from '../api/account-data.api.ts';

type DeleteAccountDialogProps = { email: string; open: boolean; onOpenChange: (open: boolean) => void };

const words = {
  fallback: 'Failed to delete your account',
  at: { wrong_password: 'currentPassword' },
} as const;

/** The address typed once more, and the password: nobody deletes an account by a slip, or on somebody else's device. */
export function DeleteAccountDialog({ email, open, onOpenChange }: DeleteAccountDialogProps) {
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();
  const dispatch = useAppDispatch();
  const formId = useId();
  const form = useForm({
    initial: { confirmation: '', currentPassword: '' },
    check: ({ confirmation, currentPassword }) => ({
      confirmation:
        confirmation.trim().toLowerCase() === email ? undefined : 'Please type your email address to confirm',
      currentPassword: rules.password(currentPassword),
    }),
  });

  const remove = async () => {
    await deleteAccount(form.values).unwrap();
    toast.success('Your account has been deleted.');
    // The guard leads on, as after every session that has ended.
    dispatch(sessionEnded());
  };
  const change = (isOpen: boolean) => {
    if (isLoading) return;
    form.reset();
    onOpenChange(isOpen);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Delete your account?"
      description="Your chatbots go offline at once, and everything goes with them: knowledge bases, conversations, statistics, tokens and webhooks. Receipts are kept without your name. This cannot be undone."
      size="s"
      footer={
        <>
          <Button onClick={() => change(false)}>Cancel</Button>
          <Button type="submit" form={formId} variant="danger" busy={isLoading} busyLabel="Deleting...">
            Delete account
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => form.send(remove, refusal(words))}>
        <FailureBanner failure={form.failure} />
        <TextField
          {...form.bind('confirmation')}
          label="Your email address"
          help={`Type ${email} to confirm.`}
          autoComplete="off"
          spellCheck={false}
        />
        <PasswordField {...form.bind('currentPassword')} label="Password" autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}

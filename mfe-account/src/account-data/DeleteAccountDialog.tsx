import { refusal, sessionEnded, toast, useAppDispatch } from '@askwell/platform';
import {
  Button,
  Dialog,
  FailureBanner,
  Form,
  PasswordField,
  TextField,
  useForm,
  useWords,
} from '@askwell/ui';
import { useId } from 'react';
import { useRules } from '../forms/rules.ts';
import { CodeField, stepOfRefusal, useCodeRule } from '../two-step/CodeField.tsx';
import { accountDataWords } from '../words/account-data.ts';
import { useDeleteAccountMutation } from '../api/account-data.api.ts';

type DeleteAccountDialogProps = { email: string; open: boolean; onOpenChange: (open: boolean) => void };

/**
 * Asks for the email address and the password, so that an account is not deleted by mistake or by
 * somebody else.
 */
export function DeleteAccountDialog({ email, open, onOpenChange }: DeleteAccountDialogProps) {
  const { remove: words } = useWords(accountDataWords);
  const rules = useRules();
  const codeRule = useCodeRule();
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();
  const dispatch = useAppDispatch();
  const formId = useId();
  const form = useForm({
    initial: { confirmation: '', currentPassword: '', code: '' },
    check: ({ confirmation, currentPassword, code }) => ({
      code: codeRule.check(code),
      confirmation: confirmation.trim().toLowerCase() === email ? undefined : words.emailMismatch,
      currentPassword: rules.password(currentPassword),
    }),
  });

  const remove = async () => {
    const { code, ...typed } = form.values;
    await deleteAccount({ ...typed, ...(codeRule.isNeeded && { code }) }).unwrap();
    toast.success(words.done);
    // The guard redirects, as after every session that has ended.
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
      title={words.question}
      description={words.description}
      size="s"
      footer={
        <>
          <Button onClick={() => change(false)}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="danger" busy={isLoading} busyLabel={words.busy}>
            {words.action}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={() => form.send(remove, refusal({ fallback: words.failed, at: stepOfRefusal }))}
      >
        <FailureBanner failure={form.failure} />
        <TextField
          {...form.bind('confirmation')}
          label={words.email}
          help={words.emailHelp(email)}
          autoComplete="off"
          spellCheck={false}
        />
        <PasswordField
          {...form.bind('currentPassword')}
          label={words.password}
          autoComplete="current-password"
        />
        {codeRule.isNeeded ? <CodeField {...form.bind('code')} /> : null}
      </Form>
    </Dialog>
  );
}

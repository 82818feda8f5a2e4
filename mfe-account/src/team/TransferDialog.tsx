import type { TeamMember } from '@askwell/contracts';
import { refusal, toast } from '@askwell/platform';
import {
  Button,
  Dialog,
  FailureBanner,
  Form,
  PasswordField,
  SelectField,
  useForm,
  useWords,
} from '@askwell/ui';
import { useId } from 'react';
import { useTransferOwnershipMutation } from '../api/team.api.ts';
import { useRules } from '../forms/rules.ts';
import { CodeField, stepOfRefusal, useCodeRule } from '../two-step/CodeField.tsx';
import { teamWords } from '../words/team.ts';

/** Asks who becomes the owner, and for the password. */
export function TransferDialog({ admins, onClose }: { admins: readonly TeamMember[]; onClose: () => void }) {
  const { transfer: words } = useWords(teamWords);
  const rules = useRules();
  const codeRule = useCodeRule();
  const formId = useId();
  const [transfer, { isLoading }] = useTransferOwnershipMutation();
  const form = useForm({
    initial: { memberId: admins[0]?.id ?? '', currentPassword: '', code: '' },
    check: ({ currentPassword, code }) => ({
      currentPassword: rules.password(currentPassword),
      code: codeRule.check(code),
    }),
  });

  const send = async () => {
    const { memberId, code, ...steps } = form.values;
    await transfer({ ...steps, memberId, ...(codeRule.isNeeded && { code }) }).unwrap();
    toast.success(words.done(admins.find(({ id }) => id === memberId)?.name ?? ''));
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !isLoading) onClose();
      }}
      title={words.question}
      description={words.warning}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="danger" busy={isLoading} busyLabel={words.busy}>
            {words.action}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={() => form.send(send, refusal({ fallback: words.failed, at: stepOfRefusal }))}
      >
        <FailureBanner failure={form.failure} />
        <SelectField
          label={words.to}
          name="memberId"
          value={form.values.memberId}
          onChange={(event) => form.set('memberId', event.target.value)}
        >
          {admins.map(({ id, name, email }) => (
            <option key={id} value={id}>
              {name} ({email})
            </option>
          ))}
        </SelectField>
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

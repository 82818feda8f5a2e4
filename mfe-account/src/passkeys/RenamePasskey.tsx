import type { Passkey } from '@askwell/contracts';
import { refusal, toast } from '@askwell/platform';
import { Button, FailureBanner, Form, TextField, useFocusOnMount, useForm, useWords } from '@askwell/ui';
import { useRenamePasskeyMutation } from '../api/passkeys.api.ts';
import css from '../shared/Rows.module.css';
import { passkeysWords } from '../words/passkeys.ts';

/** The name of a passkey as a form, in place of its row. */
export function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const words = useWords(passkeysWords);
  const first = useFocusOnMount<HTMLInputElement>();
  const [rename, { isLoading }] = useRenamePasskeyMutation();
  const form = useForm({
    initial: { name: passkey.name },
    check: ({ name }) => ({ name: name.trim() === '' ? words.nameMissing : undefined }),
  });

  const save = async () => {
    const name = form.values.name.trim();
    await rename({ id: passkey.id, name }).unwrap();
    toast.success(words.renamed(name));
    onDone();
  };

  return (
    <Form onSubmit={() => form.send(save, refusal({ fallback: words.renameFailed }))}>
      <FailureBanner failure={form.failure} />
      <TextField {...form.bind('name')} ref={first} label={words.name} maxLength={60} autoComplete="off" />
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={isLoading} busyLabel={words.saving}>
          {words.save}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}

import { refusal } from '@askwell/platform';
import { tokenExpiries } from '@askwell/contracts';
import { Button, FailureBanner, Form, SelectField, TextField, useFocusOnMount, useForm } from '@askwell/ui';
import { useState } from 'react';
import css from '../shared/Rows.module.css';
import { ShownOnce } from '../shared/ShownOnce.tsx';
import { useCreateTokenMutation } from '../api/tokens.api.ts';

const labels = {
  '30d': '30 days',
  '90d': '90 days',
  '365d': 'A year',
  never: 'Until it is revoked',
} as const;

/** Makes a token, and shows it this once. */
export function CreateToken({ onDone }: { onDone: () => void }) {
  const first = useFocusOnMount<HTMLInputElement>();
  const [create, { isLoading }] = useCreateTokenMutation();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm({
    initial: { name: '', expiry: 'never' },
    check: ({ name }) => ({
      name: name.trim() === '' ? 'Please enter a name' : undefined,
    }),
  });

  const save = async () => {
    const expiry = tokenExpiries.find((known) => known === form.values.expiry) ?? 'never';
    const { data } = await create({ name: form.values.name, expiry }).unwrap();
    setSecret(data.secret);
  };

  if (secret !== null) {
    return <ShownOnce label="Your new token" buttonLabel="Copy token" value={secret} onDone={onDone} />;
  }
  return (
    <Form onSubmit={() => form.send(save, refusal({ fallback: 'Failed to create the token' }))}>
      <FailureBanner failure={form.failure} />
      <TextField
        {...form.bind('name')}
        ref={first}
        label="Token name"
        placeholder="Nightly export"
        maxLength={60}
        autoComplete="off"
      />
      <SelectField
        label="Valid for"
        name="expiry"
        value={form.values.expiry}
        onChange={(event) => form.set('expiry', event.target.value)}
      >
        {tokenExpiries.map((expiry) => (
          <option key={expiry} value={expiry}>
            {labels[expiry]}
          </option>
        ))}
      </SelectField>
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={isLoading} busyLabel="Creating...">
          Create token
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

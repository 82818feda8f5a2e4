import { refusal } from '@askwell/platform';
import { tokenExpiries, tokenScopes } from '@askwell/contracts';
import {
  Button,
  FailureBanner,
  Form,
  SelectField,
  TextField,
  useFocusOnMount,
  useForm,
  useWords,
} from '@askwell/ui';
import { useState } from 'react';
import { developersWords } from '../words/developers.ts';
import css from '../shared/Rows.module.css';
import { ShownOnce } from '../shared/ShownOnce.tsx';
import { ScopeFields } from './ScopeFields.tsx';
import { useCreateTokenMutation } from '../api/tokens.api.ts';

/** Creates a token and shows it once. */
export function CreateToken({ onDone }: { onDone: () => void }) {
  const { cancel, tokens: words } = useWords(developersWords);
  const first = useFocusOnMount<HTMLInputElement>();
  const [create, { isLoading }] = useCreateTokenMutation();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm({
    initial: { name: '', expiry: 'never', scopes: 'read' },
    check: ({ name, scopes }) => ({
      name: name.trim() === '' ? words.nameMissing : undefined,
      scopes: scopes === '' ? words.scopesMissing : undefined,
    }),
  });

  const chosen = tokenScopes.filter((scope) => form.values.scopes.split(' ').includes(scope));

  const save = async () => {
    const expiry = tokenExpiries.find((known) => known === form.values.expiry) ?? 'never';
    const { data } = await create({ name: form.values.name, expiry, scopes: chosen }).unwrap();
    setSecret(data.secret);
  };

  if (secret !== null) {
    return <ShownOnce label={words.created} buttonLabel={words.copy} value={secret} onDone={onDone} />;
  }
  return (
    <Form onSubmit={() => form.send(save, refusal({ fallback: words.createFailed }))}>
      <FailureBanner failure={form.failure} />
      <TextField
        {...form.bind('name')}
        ref={first}
        label={words.name}
        placeholder={words.nameExample}
        maxLength={60}
        autoComplete="off"
      />
      <SelectField
        label={words.validFor}
        name="expiry"
        value={form.values.expiry}
        onChange={(event) => form.set('expiry', event.target.value)}
      >
        {tokenExpiries.map((expiry) => (
          <option key={expiry} value={expiry}>
            {words.expiries[expiry]}
          </option>
        ))}
      </SelectField>
      <ScopeFields
        chosen={chosen}
        error={form.errors.scopes}
        onChange={(scopes) => form.set('scopes', scopes.join(' '))}
      />
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={isLoading} busyLabel={words.creating}>
          {words.create}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {cancel}
        </Button>
      </div>
    </Form>
  );
}

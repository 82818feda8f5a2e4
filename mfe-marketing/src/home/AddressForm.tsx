import { useState } from 'react';
import { useNavigate } from '@askwell/platform';
import { Button, Form, TextField, useWords } from '@askwell/ui';
import { homeWords } from '../words/home.ts';
import css from './AddressForm.module.css';

/** Keeps the address of a website in this tab; the dashboard starts a chatbot from it. */
export function AddressForm() {
  const { address: words } = useWords(homeWords);
  const navigate = useNavigate();
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const send = () => {
    if (!/^\S+\.\S+$/.test(address.trim())) return setError(words.wrong);
    try {
      sessionStorage.setItem('askwell:address', address.trim());
    } catch {
      // The storage is refused: the dashboard asks for the address again.
    }
    return navigate('/register');
  };
  return (
    <Form className={css.form} onSubmit={send}>
      <TextField
        label={words.label}
        className={css.field ?? ''}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={words.example}
        value={address}
        error={error}
        onChange={(event) => {
          setAddress(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="primary" size="l" className={css.send ?? ''}>
        {words.action}
      </Button>
    </Form>
  );
}

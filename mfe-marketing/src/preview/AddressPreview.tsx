import { lazy, Suspense, useState } from 'react';
import { useNavigate } from '@askwell/platform';
import { Button, classes, Form, TextField, useWords } from '@askwell/ui';
import { addressWords } from '../words/address.ts';
import { keepAddress } from './kept-address.ts';
import css from './AddressPreview.module.css';

const SiteAnswers = lazy(() => import('./SiteAnswers.tsx'));

type AddressPreviewProps = {
  className?: string;
  /** Told which address to answer from; without it the answers stand below the field. */
  onPreview?: (address: string) => void;
};

/** The address of a website: to sign up with it, or to see first what its page answers. */
export function AddressPreview({ className, onPreview }: AddressPreviewProps) {
  const words = useWords(addressWords);
  const navigate = useNavigate();
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const [shown, setShown] = useState<string | null>(null);

  const withAddress = (use: (address: string) => void) => {
    const typed = address.trim();
    if (/^\S+\.\S+$/.test(typed)) use(typed);
    else setError(words.wrong);
  };
  const signUp = () =>
    withAddress((typed) => {
      keepAddress(typed);
      void navigate('/register', { state: { address: typed } });
    });

  return (
    <div className={classes(css.preview, className)}>
      <Form className={css.form} onSubmit={signUp}>
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
        <Button type="button" className={css.tryIt ?? ''} onClick={() => withAddress(onPreview ?? setShown)}>
          {words.tryIt}
        </Button>
      </Form>
      {shown === null ? null : (
        <Suspense fallback={null}>
          <SiteAnswers key={shown} address={shown} />
        </Suspense>
      )}
    </div>
  );
}

import { useState } from 'react';
import type { InstallCheck } from '@askwell/contracts';
import { refusal } from '@askwell/platform';
import {
  Banner,
  Button,
  CopyField,
  FailureBanner,
  Form,
  Search,
  TextField,
  useForm,
  useWords,
} from '@askwell/ui';
import { useCheckInstallationMutation } from '../../api/install.api.ts';
import { installWords } from '../../words/install.ts';
import css from './CheckPage.module.css';

/** Reads a page of the owner's website and says what is missing on it. */
export function CheckPage({ id }: { id: string }) {
  const { check: words } = useWords(installWords);
  const [check, { isLoading }] = useCheckInstallationMutation();
  const [result, setResult] = useState<InstallCheck | null>(null);
  const form = useForm({
    initial: { url: '' },
    check: ({ url }) => ({ url: url.trim() === '' ? words.missing : undefined }),
  });
  const run = async () => {
    setResult(null);
    setResult(await check({ id, body: { url: form.values.url.trim() } }).unwrap());
  };
  return (
    <section className={css.check} aria-labelledby="check-title">
      <div>
        <h2 id="check-title" className={css.title}>
          {words.title}
        </h2>
        <p className={css.lead}>{words.lead}</p>
      </div>
      <Form onSubmit={() => form.send(run, refusal({ fallback: words.failed }))}>
        <FailureBanner failure={form.failure} />
        <TextField
          {...form.bind('url')}
          label={words.address}
          placeholder={words.placeholder}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div>
          <Button
            type="submit"
            busy={isLoading}
            busyLabel={words.checking}
            icon={<Search aria-hidden="true" />}
          >
            {words.check}
          </Button>
        </div>
      </Form>
      {result === null ? null : <Finding check={result} />}
    </section>
  );
}

function Finding({ check }: { check: InstallCheck }) {
  const { check: words } = useWords(installWords);
  const { finding, outcome, missing, hasTagManager } = check;
  const { title, text } = words.findings[finding];
  const reason = outcome === null ? undefined : words.outcomes[outcome];
  return (
    <>
      <Banner tone={finding === 'installed' ? 'success' : 'warning'} title={title}>
        {hasTagManager ? words.tagManager : (reason ?? text(check))}
      </Banner>
      {missing.map(({ directive, source }) =>
        source.startsWith("'nonce") ? (
          <p key={directive}>{words.addNonce}</p>
        ) : (
          <CopyField
            key={directive}
            label={words.addSource(directive)}
            value={source}
            buttonLabel={words.copy}
          />
        ),
      )}
    </>
  );
}
